// What the offer comes to: lines, discount, base, tax, and all of it.

import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { NumberCell } from '#admin/ui/inputs/cell-input.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { percentIn } from '#schema/core/number-text.ts';
import type { Totals as Sums } from '#schema/offers/offer-totals.ts';
import type { Draft } from './draft.ts';
import { usePrices } from './work-types.ts';

type Props = { draft: Draft; totals: Sums; readOnly: boolean; onChange: (part: Partial<Draft>) => void };

export function Totals({ draft, totals, readOnly, onChange }: Props) {
  const words = useEntityWords('project_offer');
  const say = useSay();
  const format = useFormat();
  // Those of today, and the one that the offer was written with.
  const { vat } = usePrices(!readOnly);
  const rates = [...new Set([...vat.map((one) => one.percent), draft.vat_rate])].sort((one, other) => other - one);
  const rate = format.number(draft.vat_rate, 2);
  return (
    <dl className="offer-totals">
      <dt>{say('project_offer.screen.sum')}</dt>
      <dd className="ui-num">{format.money(totals.sum)}</dd>
      <dt>
        {words.label('discount')}{' '}
        {readOnly ? (
          format.percent(draft.discount)
        ) : (
          <span className="offer-percent">
            <NumberCell
              label={words.label('discount')}
              value={draft.discount}
              write={(value) => format.number(value, 2)}
              read={percentIn}
              onChange={(discount) => onChange({ discount })}
            />{' '}
            %
          </span>
        )}
      </dt>
      <dd className="ui-num">{totals.discount > 0 ? format.money(-totals.discount) : '–'}</dd>
      <dt>{say('project_offer.screen.base')}</dt>
      <dd className="ui-num">
        <b>{format.money(totals.net)}</b>
      </dd>
      <dt>
        {readOnly || draft.reverse_charge ? (
          draft.reverse_charge ? (
            words.label('reverse_charge')
          ) : (
            say('project_offer.screen.vat', { rate })
          )
        ) : (
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
        )}
      </dt>
      <dd className="ui-num">{format.money(totals.vat)}</dd>
      <dt className="offer-total">{say('project_offer.screen.total')}</dt>
      <dd className="offer-total ui-num">{format.money(totals.total)}</dd>
      {!readOnly && (
        <dd className="offer-reverse across">
          <Checkbox
            label={words.label('reverse_charge')}
            checked={draft.reverse_charge}
            onChange={(reverse_charge) => onChange({ reverse_charge })}
          />
        </dd>
      )}
    </dl>
  );
}
