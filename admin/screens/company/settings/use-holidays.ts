// The stored holidays of a country and year.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { ListRow } from '#admin/providers/records/list-rows.ts';

export const useHolidays = (country: string, year: number): readonly ListRow<'holiday'>[] | undefined =>
  useQuery({
    queryKey: ['holiday', 'year', country, year],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ country, date_gte: `${year}-01-01`, date_lte: `${year}-12-31` }),
        range: '[0,99]',
        sort: '["date","ASC"]',
      };
      return (await call('/holiday', { query, signal })).json;
    },
    enabled: country.length === 2,
    retry: false,
  }).data;
