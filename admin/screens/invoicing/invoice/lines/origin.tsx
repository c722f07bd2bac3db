// The origin of a line: its task, the explanation of its quantity, and the proposed value with a button that restores it.
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconArrowBackUp, IconInfoCircle } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { LineChange } from './line-change.ts';
import { proposalOf, sameAsProposed } from './proposal.ts';
import { writtenQuantity } from './quantity.ts';
import type { PricedLine } from './use-lines.ts';

export function Origin({ line, onExplain }: { line: PricedLine; onExplain: () => void }) {
  const say = useSay();
  return (
    <span className="invoice-under row wrap gap-12 lines-0 ui-small ui-faint">
      {line.task_number !== null && line.task_id !== null && (
        <RecordLink entity="task" id={line.task_id}>
          <span className="ui-num">#{line.task_number}</span>
        </RecordLink>
      )}
      {line.kind !== 'free' && (
        <button type="button" className="invoice-why" onClick={onExplain}>
          <IconInfoCircle size={14} /> {say('invoice_page.lines.explain')}
        </button>
      )}
    </span>
  );
}

export function Proposed({ line, onChange }: { line: PricedLine; onChange: (part: LineChange) => void }) {
  const say = useSay();
  const format = useFormat();
  const words = useEntityWords('invoice_line');
  const proposal = proposalOf(line);
  if (!proposal || sameAsProposed(line)) return null;
  const { quantity, price, vat_rate } = proposal;
  const origins = [
    quantity !== line.quantity && writtenQuantity(line.unit, quantity, format),
    price !== line.price && price !== null && format.money(price),
    vat_rate !== line.vat_rate && `${words.label('vat_rate')} ${format.percent(vat_rate)}`,
    line.discount > 0 && say('invoice_page.lines.noDiscount'),
  ].filter(Boolean);
  return (
    <span className="invoice-proposed row stretch wrap gap-12 lines-0 ui-small">
      <span className="ui-num">{say('invoice_page.lines.proposed', { what: origins.join(' · ') })}</span>
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
