// The figures above a list of invoices: its total, and what still blocks billing.
import './figures.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filter } from '#admin/generic/list/listing.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { countQuery } from '#admin/providers/records/counts.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { invoice } from './data.ts';

type Sums = Readonly<Record<string, number>>;

export function Figures({ list, filter }: { list: 'waiting' | 'done'; filter: Filter }) {
  const say = useSay();
  const words = useEntityWords('invoice');
  const format = useFormat();
  // Sums cover the filter, not the search text.
  const { q: _q, ...unsearched } = filter;
  const { data: sums } = useQuery({
    queryKey: ['invoice', 'sums', unsearched],
    queryFn: async ({ signal }): Promise<Sums> =>
      (await call('/invoice/sums', { query: { filter: JSON.stringify(unsearched) }, signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const count = useQuery({ ...countQuery('invoice', unsearched), placeholderData: keepPreviousData });
  const unpriced = useQuery({ ...countQuery('invoice', { ...unsearched, unpriced_gte: 1 }), enabled: list === 'waiting' });
  // A missing number must not be shown as zero.
  if (!sums || count.isPending || (list === 'waiting' && unpriced.isPending))
    return <div className="invoice-figures invoice-figures-empty" aria-hidden="true" />;
  const figure = (label: string, value: string, tone?: 'warn') => (
    <div key={label}>
      <dt className="ui-small ui-faint">{label}</dt>
      <dd className={tone ? `ui-num ui-${tone}` : 'ui-num'}>{value}</dd>
    </div>
  );
  return (
    <dl className="ui-card invoice-figures" aria-label={say('invoice_page.figures.label')}>
      {figure(say(`invoice_page.figures.${list}`), format.number(count.data))}
      {(invoice.list?.sums ?? []).map((name) => figure(words.label(name), format.money(sums[name] ?? 0)))}
      {list === 'waiting' && figure(say('invoice_page.figures.unpriced'), format.number(unpriced.data), unpriced.data ? 'warn' : undefined)}
    </dl>
  );
}
