// The work types that hours of an offer can be of: by name, those in the archive only where they stand already.
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import type { OfferLine } from '#schema/calculations/offer-totals.ts';

export type Named = { readonly id: number; readonly title: string };

export const useWorkTypes = (lines: readonly OfferLine[]): readonly Named[] => {
  const { options } = useOptions('work_type', '');
  const used = lines.flatMap(({ work_type_id }) => work_type_id ?? []);
  const missing = used.filter((id) => !options.some((option) => option.id === id));
  const titles = useTitles('work_type', missing);
  return [...options, ...[...titles.values()].filter(({ id }) => missing.includes(id))];
};
