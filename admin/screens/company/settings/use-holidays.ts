// The stored holidays of a country and year.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';

export type HolidayRow = { readonly id: number; readonly date: string; readonly name: string };

export const useHolidays = (country: string, year: number): readonly HolidayRow[] | undefined =>
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
