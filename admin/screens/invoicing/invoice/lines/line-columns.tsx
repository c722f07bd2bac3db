// The columns of an invoice line: title, quantity, price and tax.
import type { LineColumn, LineTitle } from '#admin/fields/lines/columns.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { IconCar, IconClock, IconPackage, IconPencil } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { InvoiceLine } from '../data.ts';
import type { LineChange } from './line-change.ts';
import { Origin, Proposed } from './origin.tsx';
import { inUnit, writtenQuantity } from './quantity.ts';
import type { PricedLine } from './use-lines.ts';

const signs = {
  work: <IconClock size={16} />,
  transport: <IconCar size={16} />,
  material: <IconPackage size={16} />,
  free: <IconPencil size={16} />,
} as const satisfies Record<InvoiceLine['kind'], unknown>;
const units = ['piece', 'hour', 'day', 'kilometer', 'meter', 'flat'] as const;

type Props = {
  currency: string;
  readOnly: boolean;
  /** The VAT rates that hold, and those that stand on a line. */
  rates: readonly number[];
  onExplain: (line: InvoiceLine) => void;
  onChange: (id: number, part: LineChange) => void;
};
type Declared = { readonly title: LineTitle<PricedLine>; readonly columns: readonly LineColumn<PricedLine>[] };

export const useLineColumns = ({ currency, readOnly, rates, onExplain, onChange }: Props): Declared => {
  const words = useEntityWords('invoice_line');
  const say = useSay();
  const format = useFormat();
  const figures = useFigures();
  const hours = { ...figures.duration(), write: (seconds: number) => writtenQuantity('hour', seconds, format) };
  const title: LineTitle<PricedLine> = {
    head: words.label('title'),
    max: 200,
    kind: ({ kind }) => ({ icon: signs[kind], word: say(`invoice_line.values.kind.${kind}`) }),
    under: (line) => (
      <>
        <Origin line={line} onExplain={() => onExplain(line)} />
        {!readOnly && <Proposed line={line} onChange={(part) => onChange(line.id, part)} />}
      </>
    ),
  };
  const columns: readonly LineColumn<PricedLine>[] = [
    {
      kind: 'number',
      id: 'quantity',
      head: words.label('quantity'),
      width: 5.5,
      figure: ({ unit }) => (unit === 'hour' ? hours : figures.exactly(3)),
      show: (value, { unit }) => writtenQuantity(unit, value, format),
    },
    {
      kind: 'choice',
      id: 'unit',
      head: words.label('unit'),
      width: 4.5,
      quiet: true,
      options: units.map((unit) => ({ value: unit, label: say(`invoice_page.units.${unit}`) })),
      editable: ({ kind }) => kind === 'free',
      choose: (line, value) => inUnit(line, units.find((unit) => unit === value) ?? 'piece'),
    },
    // As wide as the text of a missing price.
    {
      kind: 'number',
      id: 'price',
      head: words.label('price'),
      width: 6.5,
      missing: say('invoice_page.lines.noPrice'),
      figure: figures.wholeCents,
    },
    {
      kind: 'number',
      id: 'discount',
      head: words.label('discount'),
      width: 4.5,
      quiet: true,
      figure: figures.percent,
      show: (value) => (value === 0 ? '–' : format.percent(value)),
    },
    {
      kind: 'choice',
      id: 'vat_rate',
      head: words.label('vat_rate'),
      width: 5,
      quiet: true,
      options: rates.map((rate) => ({ value: String(rate), label: format.percent(rate) })),
      choose: (_line, value) => ({ vat_rate: Number(value) }),
    },
    {
      kind: 'sum',
      id: 'amount',
      head: `${words.label('amount')} ${currency}`,
      width: 5.5,
      tell: ({ price, amount }) => (price === null ? '–' : format.amount(amount)),
    },
  ];
  return { title, columns };
};
