// One line of an invoice: what, how much of it, for how much; what was proposed stands beside what was written, one touch away.
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { LineCell, NumberCell } from '#admin/ui/inputs/cell-input.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowBackUp, IconCar, IconClock, IconInfoCircle, IconPackage, IconPencil, IconTrash } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { centsIn, percentIn } from '#schema/core/number-text.ts';
import type { InvoiceLine } from '../data.ts';
import type { LineChange } from './line-change.ts';
import { proposalOf, sameAsProposed } from './proposal.ts';
import { inUnit, quantityIn, writtenQuantity } from './quantity.ts';
import type { Written } from './use-lines.ts';

const icons = { work: IconClock, transport: IconCar, material: IconPackage, free: IconPencil } as const satisfies Record<
  InvoiceLine['kind'],
  unknown
>;
const freeUnits = ['piece', 'hour', 'day', 'kilometer', 'meter', 'flat'] as const;

type Props = {
  line: Written;
  readOnly: boolean;
  onChange: (part: LineChange) => void;
  onExplain: () => void;
  onRemove: () => unknown;
};

function Proposed({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const say = useSay();
  const format = useFormat();
  const words = useEntityWords('invoice_line');
  const proposal = proposalOf(line);
  if (!proposal || sameAsProposed(line)) return null;
  const { quantity, price, vat_rate } = proposal;
  const told = [
    quantity !== line.quantity && writtenQuantity(line.unit, quantity, format),
    price !== line.price && price !== null && format.money(price),
    vat_rate !== line.vat_rate && `${words.label('vat_rate')} ${format.percent(vat_rate)}`,
    line.discount > 0 && say('invoice_page.lines.noDiscount'),
  ].filter(Boolean);
  return (
    <span className="invoice-proposed ui-small">
      <span className="ui-num">{say('invoice_page.lines.proposed', { what: told.join(' · ') })}</span>
      <button
        type="button"
        className="invoice-back"
        onClick={() => onChange({ quantity, vat_rate, discount: 0, ...(price !== null && { price }) })}
      >
        <IconArrowBackUp size={14} /> {say('invoice_page.lines.back')}
      </button>
    </span>
  );
}

export function LineRow({ line, readOnly, onChange, onExplain, onRemove }: Props) {
  const words = useEntityWords('invoice_line');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const Icon = icons[line.kind];
  const free = line.kind === 'free';
  const label = (field: string) => `${words.label(field)}, ${line.title}`;
  const dash = '–';
  const percent = (value: number) => (value === 0 ? dash : `${format.number(value, 2)} %`);
  return (
    <tr className={line.price === null ? 'invoice-line invoice-line-unpriced' : 'invoice-line'}>
      <td className="invoice-what">
        <span className="invoice-what-inside">
          <Icon size={16} />
          <span className="ui-unseen">{say(`invoice_line.values.kind.${line.kind}`)}</span>
          {readOnly ? (
            <span>{line.title}</span>
          ) : (
            <LineCell
              label={words.label('title')}
              value={line.title}
              placeholder={say(`invoice_line.values.kind.${line.kind}`)}
              max={200}
              onChange={(title) => onChange({ title })}
            />
          )}
        </span>
        <span className="invoice-under ui-small ui-faint">
          {line.task_number !== null && line.task_id !== null && (
            <RecordLink entity="task" id={line.task_id}>
              <span className="ui-num">#{line.task_number}</span>
            </RecordLink>
          )}
          {!free && (
            <button type="button" className="invoice-why" onClick={onExplain}>
              <IconInfoCircle size={14} /> {say('invoice_page.lines.explain')}
            </button>
          )}
        </span>
        {!readOnly && <Proposed line={line} onChange={onChange} />}
      </td>
      <td className="invoice-quantity" data-head={words.label('quantity')}>
        {readOnly ? (
          writtenQuantity(line.unit, line.quantity, format)
        ) : (
          <NumberCell
            label={label('quantity')}
            value={line.quantity}
            write={(value) => writtenQuantity(line.unit, value, format)}
            read={(text) => quantityIn(line.unit, text)}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
      </td>
      <td className="invoice-unit ui-quiet">
        {free && !readOnly ? (
          <select
            className="ui-in"
            aria-label={label('unit')}
            value={line.unit}
            onChange={(event) => onChange(inUnit(line, freeUnits.find((one) => one === event.target.value) ?? 'piece'))}
          >
            {freeUnits.map((unit) => (
              <option key={unit} value={unit}>
                {say(`invoice_page.units.${unit}`)}
              </option>
            ))}
          </select>
        ) : (
          say(`invoice_page.units.${line.unit}`)
        )}
      </td>
      <td className="invoice-price" data-head={words.label('price')}>
        {readOnly ? (
          format.amount(line.price)
        ) : (
          <NumberCell
            label={line.price === null ? `${label('price')}: ${say('invoice_page.lines.noPrice')}` : label('price')}
            className={line.price === null ? 'invoice-missing' : undefined}
            value={line.price ?? 0}
            placeholder={say('invoice_page.lines.noPrice')}
            write={(value) => (line.price === null ? '' : format.amount(value))}
            read={centsIn}
            empty={null}
            onChange={(price) => onChange({ price })}
          />
        )}
      </td>
      <td className="invoice-discount ui-quiet" data-head={words.label('discount')}>
        {readOnly ? (
          percent(line.discount)
        ) : (
          <NumberCell
            label={label('discount')}
            value={line.discount}
            write={percent}
            read={percentIn}
            onChange={(discount) => onChange({ discount })}
          />
        )}
      </td>
      <td className="invoice-vat ui-quiet" data-head={words.label('vat_rate')}>
        {readOnly ? (
          `${format.number(line.vat_rate, 2)} %`
        ) : (
          <NumberCell
            label={label('vat_rate')}
            value={line.vat_rate}
            write={(value) => `${format.number(value, 2)} %`}
            read={percentIn}
            onChange={(vat_rate) => onChange({ vat_rate })}
          />
        )}
      </td>
      <td className="invoice-amount ui-num">{line.price === null ? dash : format.amount(line.amount)}</td>
      <td className="invoice-more">
        {!readOnly && <IconButton icon={<IconTrash size={16} />} label={`${t('verb.remove')}: ${line.title}`} onAct={onRemove} />}
      </td>
    </tr>
  );
}
