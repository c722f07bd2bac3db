// The outcomes of a meeting, as all meeting screens use them.
import type { PageRecord } from '#admin/providers/records/page-record.ts';

export type Outcome = PageRecord<'meeting'>['outcomes'][number];
/** An open action item shown outside its meeting. */
export type OpenAction = Outcome & { readonly meeting_number: number };
