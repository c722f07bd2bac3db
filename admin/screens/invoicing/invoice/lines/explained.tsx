// Explains a line's quantity and price: entries, deductions, factors, rounding.
import './explained.css';
import type { ReactElement, ReactNode } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { type Invoice, type InvoiceLine, type Explained as Told, useExplained } from '../data.ts';
import { writtenQuantity } from './quantity.ts';

type Item<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>['items'][number];

function Work({ item }: { item: Item<'work'> }) {
  const say = useSay();
  const format = useFormat();
  const clock = (seconds: number) => format.clock(Math.round(seconds));
  const { sub_times } = item;
  const usual = sub_times.every(({ multiplier }) => multiplier === 1);
  const steps: readonly (readonly [string, string])[] = [
    [say('invoice_page.explained.worked'), clock(item.total_time)],
    ...(usual ? [] : ([[say('invoice_page.explained.weighted'), clock(item.weighted_time)]] as const)),
    ...(item.non_invoiced_time
      ? ([
          [
            say('invoice_page.explained.takenOff', { time: clock(item.non_invoiced_time), of: clock(item.total_time) }),
            clock(item.exact_time),
          ],
        ] as const)
      : []),
    [say('invoice_page.explained.rounded', { minutes: item.unit_minutes }), format.hours(item.billed_time)],
  ];
  return (
    <>
      {!usual && (
        <ul className="list above-4 ui-small ui-quiet ui-num">
          {sub_times.map(({ start_time, end_time, multiplier, seconds }) => (
            <li key={start_time}>
              {format.time(start_time)} – {format.time(end_time)} · {clock(seconds)} × {format.number(multiplier, 2)}
            </li>
          ))}
        </ul>
      )}
      <dl className="explained-steps stack gap-2 above-4">
        {steps.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ui-num">{value}</dd>
          </div>
        ))}
      </dl>
      {item.non_invoiced_comment && <p className="ui-small ui-quiet">{item.non_invoiced_comment}</p>}
    </>
  );
}

function Held({ item, line, children }: { item: Item<Told['kind']>; line: InvoiceLine; children?: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  return (
    <li>
      <p className="row stretch wrap gap-8 lines-0">
        <b>{item.user_name}</b> <span className="ui-quiet ui-num">{format.date(item.day)}</span>
        <span className="ui-num push">
          {writtenQuantity(line.unit, item.quantity, format)} {say(`invoice_page.units.${line.unit}`)}
        </span>
      </p>
      {item.note && <p className="ui-small ui-quiet">{item.note}</p>}
      {children}
    </li>
  );
}

/** The contents of a line; a kind without explanation does not compile. */
const heldBy = (explanationField: Told, line: InvoiceLine): ReactElement[] => {
  switch (explanationField.kind) {
    case 'work':
      return explanationField.items.map((item) => (
        <Held key={item.id} item={item} line={line}>
          <Work item={item} />
        </Held>
      ));
    case 'transport':
    case 'material':
    case 'free':
      return explanationField.items.map((item) => <Held key={item.id} item={item} line={line} />);
  }
};

export function Explained({ page, line, onClose }: { page: Invoice; line: InvoiceLine; onClose: () => void }) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const { data, error, refetch } = useExplained(page.id, line.id);
  const priced = () => {
    if (!data) return null;
    if (data.price === null || data.price_rule === null || data.price_rule === 'none') return say('invoice_page.explained.noRule');
    return say('invoice_page.explained.price', {
      price: format.money(data.price, page.currency),
      rule: say(`invoice_line.values.price_rule.${data.price_rule}`),
      day: format.date(data.priced_on),
    });
  };
  return (
    <Popup open width="wide" title={say('invoice_page.explained.title')} subject={line.title} onClose={onClose} cancel={t('verb.close')}>
      {!data ? (
        error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={4} />
        )
      ) : (
        <div className="explained">
          <ol>{heldBy(data, line)}</ol>
          <p className="explained-sum">
            {say('invoice_page.explained.together')}{' '}
            <b className="ui-num">
              {writtenQuantity(line.unit, line.proposed_quantity ?? line.quantity, format)} {say(`invoice_page.units.${line.unit}`)}
            </b>
          </p>
          <p className="ui-quiet">{priced()}</p>
        </div>
      )}
    </Popup>
  );
}
