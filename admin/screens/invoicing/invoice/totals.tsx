// What an invoice comes to: the net of each rate of tax, its tax, and all of it.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { InvoiceSums } from '#schema/invoicing/invoice-totals.ts';

type Props = { sums: InvoiceSums; currency: string; reverse: boolean /** A credit note gives back. */; credit: boolean };

export function Totals({ sums, currency, reverse, credit }: Props) {
  const say = useSay();
  const format = useFormat();
  const money = (cents: number) => format.money(credit ? -cents : cents, currency);
  return (
    <dl className="invoice-totals">
      <dt>{say('invoice_page.net')}</dt>
      <dd className="ui-num">
        <b>{money(sums.net)}</b>
      </dd>
      {reverse ? (
        <>
          <dt>{say('invoice.fields.reverse_charge')}</dt>
          <dd className="ui-num">{money(0)}</dd>
        </>
      ) : (
        sums.vat.map(({ rate, net, vat }) => (
          <div key={rate} className="invoice-rate">
            <dt>
              {say('invoice_page.vatOf', { rate: format.number(rate, 2) })}{' '}
              <span className="ui-small ui-faint ui-num">{say('invoice_page.from', { amount: money(net) })}</span>
            </dt>
            <dd className="ui-num">{money(vat)}</dd>
          </div>
        ))
      )}
      <dt className="invoice-total">{say('invoice_page.total')}</dt>
      <dd className="invoice-total ui-num">{money(sums.total)}</dd>
    </dl>
  );
}
