// The value of work in the billing lists: hours, and net amount with the number of unpriced lines.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';

export function Hours({ seconds }: { seconds: number }) {
  const t = useWords();
  const format = useFormat();
  return (
    <>
      {format.hours(seconds)}&nbsp;{t('units.hour')}
    </>
  );
}

type Worth = {
  /** In cents, without VAT. */
  readonly amount: number;
  /** The number of lines without price. */
  readonly unpriced: number;
};

export const useWorthColumn = (): Column<Worth> => {
  const say = useSay();
  const format = useFormat();
  return {
    id: 'amount',
    head: say('invoice_page.net'),
    align: 'right',
    cell: ({ amount, unpriced }) => (
      <>
        <b className="ui-num">{format.money(amount)}</b>
        {unpriced > 0 && <span className="ui-small ui-warn normal block">{say('invoice_page.unpriced', { smart_count: unpriced })}</span>}
      </>
    ),
    narrow: 'state',
  };
};
