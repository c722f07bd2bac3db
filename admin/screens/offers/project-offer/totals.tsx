// The totals of an offer: lines, discount, tax base, tax, sum.
import { LineTotals } from '#admin/fields/lines/totals.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { NumberCell } from '#admin/ui/inputs/cell-input.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Totals as Sums } from '#schema/offers/offer-totals.ts';
import type { Draft } from './draft.ts';
import { usePrices } from './work-types.ts';

type Props = { draft: Draft; totals: Sums; readOnly: boolean; onChange: (part: Partial<Draft>) => void };

function Discount({ draft, readOnly, onChange }: Omit<Props, 'totals'>) {
  const label = useEntityWords('project_offer').label('discount');
  const format = useFormat();
  const figures = useFigures();
  return (
    <>
      {label}{' '}
      {readOnly ? (
        format.percent(draft.discount)
      ) : (
        <span className="offer-percent">
          <NumberCell label={label} value={draft.discount} figure={figures.percent()} onChange={(discount) => onChange({ discount })} /> %
        </span>
      )}
    </>
  );
}

function Tax({ draft, readOnly, onChange }: Omit<Props, 'totals'>) {
  const words = useEntityWords('project_offer');
  const say = useSay();
  const format = useFormat();
  // Today's VAT rates, and the rate stored in the offer.
  const { vat } = usePrices(!readOnly);
  const rates = [...new Set([...vat.map((one) => one.percent), draft.vat_rate])].sort((one, other) => other - one);
  if (draft.reverse_charge) return words.label('reverse_charge');
  if (readOnly) return say('project_offer.screen.vat', { rate: format.number(draft.vat_rate, 2) });
  return (
    <>
      {words.label('vat_rate')}{' '}
      <span className="offer-percent">
        <select
          className="offer-vat"
          aria-label={words.label('vat_rate')}
          value={draft.vat_rate}
          onChange={(event) => onChange({ vat_rate: Number(event.target.value) })}
        >
          {rates.map((percent) => (
            <option key={percent} value={percent}>
              {format.percent(percent)}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}

export function Totals({ totals, ...props }: Props) {
  const { draft, readOnly, onChange } = props;
  const words = useEntityWords('project_offer');
  const say = useSay();
  const format = useFormat();
  return (
    <LineTotals
      sums={[
        { id: 'sum', label: say('project_offer.screen.sum'), value: format.money(totals.sum) },
        { id: 'discount', label: <Discount {...props} />, value: totals.discount > 0 ? format.money(-totals.discount) : '–' },
        { id: 'base', label: say('project_offer.screen.base'), value: <b>{format.money(totals.net)}</b> },
        { id: 'vat', label: <Tax {...props} />, value: format.money(totals.vat) },
      ]}
      total={{ label: say('project_offer.screen.total'), value: format.money(totals.total) }}
    >
      {!readOnly && (
        <Checkbox
          label={words.label('reverse_charge')}
          checked={draft.reverse_charge}
          onChange={(reverse_charge) => onChange({ reverse_charge })}
        />
      )}
    </LineTotals>
  );
}
