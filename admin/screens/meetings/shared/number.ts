// The number of a meeting in readable form: `S-14`.
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';

const meeting = entityOf('meeting');

export const meetingNumber = ({ number }: { readonly number: number }): string => recordNumber(meeting, number);
