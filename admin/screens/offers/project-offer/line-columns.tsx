// The columns of an offer line: title, work type, quantity, price.
import type { LineColumn, LineTitle } from '#admin/fields/lines/columns.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { SelectCell } from '#admin/ui/inputs/cell-input.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { IconCar, IconClock, IconPackage, IconReceiptEuro } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { LineKind, OfferLine, Totals } from '#schema/offers/offer-totals.ts';
import { withWorkType } from './line-price.ts';
import { usePrices, useWorkTypes } from './work-types.ts';

const signs = {
  work: <IconClock size={16} />,
  material: <IconPackage size={16} />,
  transport: <IconCar size={16} />,
  lumpSum: <IconReceiptEuro size={16} />,
} as const satisfies Record<LineKind, unknown>;

const isWork = ({ kind }: OfferLine): boolean => kind === 'work';

type Props = {
  lines: readonly OfferLine[];
  totals: Totals;
  readOnly: boolean;
  set: (at: number, change: Partial<OfferLine>) => void;
};
type Declared = { readonly title: LineTitle<OfferLine>; readonly columns: readonly LineColumn<OfferLine>[] };

export const useLineColumns = ({ lines, totals, readOnly, set }: Props): Declared => {
  const words = useEntityWords('project_offer.rows.lines');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const figures = useFigures();
  const workTypes = useWorkTypes(lines);
  const prices = usePrices(!readOnly);
  const title: LineTitle<OfferLine> = {
    head: words.label('title'),
    max: 200,
    kind: ({ kind }) => ({ icon: signs[kind], word: words.choice('kind', kind) }),
    beside: (line, at) => {
      if (!isWork(line)) return null;
      if (readOnly) return <span className="ui-small ui-faint">{workTypes.find(({ id }) => id === line.work_type_id)?.title}</span>;
      return (
        <SelectCell
          className="offer-type"
          label={`${words.label('work_type_id')}, ${line.title || words.label('title')}`}
          value={String(line.work_type_id ?? '')}
          options={[
            { value: '', label: `${words.label('work_type_id')} …` },
            ...workTypes.map(({ id, title: name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set(at, withWorkType(prices.work_types, line, value ? Number(value) : null))}
        />
      );
    },
  };
  const columns: readonly LineColumn<OfferLine>[] = [
    {
      kind: 'number',
      id: 'quantity',
      head: words.label('quantity'),
      width: 5,
      figure: (line) => (isWork(line) ? { ...figures.hours(3), write: (value) => format.typed(value, 3) } : figures.exactly(3)),
      show: (value) => format.number(value, 3),
    },
    {
      kind: 'text',
      id: 'unit',
      head: words.label('unit'),
      width: 5.25,
      quiet: true,
      max: 16,
      usual: (line) => (isWork(line) ? t('units.hour') : ''),
      editable: (line) => !isWork(line),
    },
    { kind: 'number', id: 'price', head: words.label('price'), width: 6.25, figure: figures.wholeCents },
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
      kind: 'sum',
      id: 'amount',
      head: say('project_offer.screen.amount'),
      width: 5,
      tell: (_line, at) => format.amount(totals.amounts[at] ?? 0),
    },
  ];
  return { title, columns };
};
