// The number of a meeting as people read it: `S-14`.
import { entityOf } from '#admin/providers/metadata.ts';
import { recordNumber } from '#admin/providers/record-number.ts';

const meeting = entityOf('meeting');

export const numberOf = ({ number }: { readonly number: number }): string => recordNumber(meeting, number);
