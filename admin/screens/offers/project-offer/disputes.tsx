// What a colleague has changed meanwhile at the same place: the own value stands, and theirs is a tap away.
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { OfferLine } from '#schema/offers/offer-totals.ts';
import type { Dispute, Draft } from './draft.ts';

type Props = { disputes: readonly Dispute[]; onSettle: (dispute: Dispute, choice: 'mine' | 'other') => void };

const longest = 80;

const useValue = () => {
  const format = useFormat();
  return ({ field }: Dispute, value: unknown): string => {
    if (typeof value === 'number') return field === 'price' ? format.money(value) : format.number(value);
    if (typeof value === 'boolean') return value ? '✓' : '–';
    const text = typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : '';
    return text.length > longest ? `${text.slice(0, longest)}…` : text || '–';
  };
};

export function Disputes({ disputes, onSettle }: Props) {
  const say = useSay();
  const value = useValue();
  const fieldName = ({ line, field }: Dispute) =>
    line === null
      ? say(`project_offer.fields.${field as Exclude<keyof Draft, 'lines'>}`)
      : `${line}, ${say(`project_offer.rows.lines.fields.${field as keyof OfferLine}`)}`;
  if (disputes.length === 0) return null;
  return (
    <div className="stack gap-8 below-14">
      {disputes.map((dispute) => (
        <Notice
          key={`${dispute.line} ${dispute.field} ${JSON.stringify(dispute.other)}`}
          tone="warn"
          live
          title={say('project_offer.screen.disputed', { field: fieldName(dispute) })}
          action={
            <span className="row wrap gap-8">
              <ActionButton onAct={() => onSettle(dispute, 'other')}>{say('project_offer.screen.takeOther')}</ActionButton>
              <ActionButton kind="quiet" onAct={() => onSettle(dispute, 'mine')}>
                {say('project_offer.screen.keepMine')}
              </ActionButton>
            </span>
          }
        >
          {say('project_offer.screen.disputedValues', { mine: value(dispute, dispute.mine), other: value(dispute, dispute.other) })}
        </Notice>
      ))}
    </div>
  );
}
