// The totals of an invoice: net and tax by rate, and the sum.
import { LineTotals } from '#admin/fields/lines/totals.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { InvoiceSums } from '#schema/invoicing/invoice-totals.ts';

type Props = { sums: InvoiceSums; currency: string; reverse: boolean /** A credit note gives back. */; credit: boolean };

export function Totals({ sums, currency, reverse, credit }: Props) {
  const say = useSay();
  const format = useFormat();
  const money = (cents: number) => format.money(credit ? -cents : cents, currency);
  const rates = sums.vat.map(({ rate, net, vat }) => ({
    id: String(rate),
    label: (
      <>
        {say('invoice_page.vatOf', { rate: format.number(rate, 2) })}{' '}
        <span className="ui-small ui-faint ui-num">{say('invoice_page.from', { amount: money(net) })}</span>
      </>
    ),
    value: money(vat),
  }));
  return (
    <LineTotals
      sums={[
        { id: 'net', label: say('invoice_page.net'), value: <b>{money(sums.net)}</b> },
        ...(reverse ? [{ id: 'reverse', label: say('invoice.fields.reverse_charge'), value: money(0) }] : rates),
      ]}
      total={{ label: say('invoice_page.total'), value: money(sums.total) }}
    />
  );
}
