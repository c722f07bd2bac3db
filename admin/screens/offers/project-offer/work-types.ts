// The work types offered for lines (archived ones only where already used), with today's hourly prices and VAT.
import { useQuery } from '@tanstack/react-query';
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { OfferLine } from '#schema/offers/offer-totals.ts';

export type Named = { readonly id: number; readonly title: string };

type Prices = AnswerOf<'/project_offer/prices'>;
const none: Prices = { vat: [], work_types: [] };

/** For users who write offers. */
export const usePrices = (enabled: boolean): Prices =>
  useQuery({
    queryKey: ['project_offer', 'prices'],
    queryFn: async ({ signal }) => (await call('/project_offer/prices', { signal })).json,
    enabled,
    staleTime: 60_000,
    retry: false,
  }).data ?? none;

export const useWorkTypes = (lines: readonly OfferLine[]): readonly Named[] => {
  const { options } = useOptions('work_type', '');
  const used = lines.flatMap(({ work_type_id }) => work_type_id ?? []);
  const missing = used.filter((id) => !options.some((option) => option.id === id));
  const titles = useTitles('work_type', missing);
  return [...options, ...[...titles.values()].filter(({ id }) => missing.includes(id))];
};
