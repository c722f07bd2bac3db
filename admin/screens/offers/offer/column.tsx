// A column of the board: a step with its offers and their value; folded if empty or final, unless opened by the user or a drag.

import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { BoardCard } from './board-card.tsx';
import { type Card, ended, type Figures } from './board-data.ts';
import { offerNumber } from './data.ts';
import type { useHolding } from './holding.ts';
import { useWholeMoney } from './whole-money.ts';

type Props = {
  step: number;
  cards: readonly Card[];
  figures: Figures['steps'][number] | undefined;
  unfolded: boolean | undefined;
  onFold: (unfolded: boolean) => void;
  holding: ReturnType<typeof useHolding>;
  /** The offer moved here, until the server has answered. */
  landing: Card | null;
};

/** A preview of the drop position and of the step's new value. */
function Ghost({ card, value }: { card: Card; value: number }) {
  const say = useSay();
  const whole = useWholeMoney();
  return (
    <div className="offer-card stack gap-2 offer-card-ghost" data-landing={card.id}>
      <span className="ui-num">{offerNumber(card)}</span>
      <span className="offer-card-title">{card.title}</span>
      <span className="ui-quiet">{say('offer_page.board.lands', { value: whole(value) })}</span>
    </div>
  );
}

export function Column({ step, cards, figures, unfolded, onFold, holding, landing }: Props) {
  const say = useSay();
  const whole = useWholeMoney();
  const { held } = holding;
  const count = figures?.count ?? cards.length;
  const value = figures?.value ?? 0;
  const isTarget = held?.target?.to === step;
  const takes = held?.cardMoves.some(({ to }) => to === step) === true;
  const usual = Math.max(count, cards.length) > 0 && !ended.includes(step);
  const open = isTarget || landing !== null || (unfolded ?? usual);
  const name = say(`offer.values.status.${offerStepName(step)}`);
  const look = held ? (isTarget ? ' offer-column-target' : takes ? ' offer-column-takes' : ' offer-column-not') : '';
  const coming = isTarget ? held?.card : landing;
  if (!open)
    return (
      <section className={`offer-column stack gap-8 offer-column-folded${look}`} aria-label={name} data-step={step}>
        <button
          type="button"
          className="offer-column-unfold stack middle gap-8 grow"
          title={say('offer_page.board.unfold')}
          onClick={() => onFold(true)}
        >
          <span className="offer-column-number ui-num">{step}</span>
          <span className="offer-column-upright">
            {name} <span className="ui-num">{count > 0 ? `${count} · ${whole(value)}` : 0}</span>
          </span>
        </button>
      </section>
    );
  return (
    <section className={`offer-column${look}`} aria-label={name} data-step={step}>
      <header className="offer-column-head">
        <button
          type="button"
          className="offer-column-number ui-num"
          title={say('offer_page.board.fold')}
          aria-label={say('offer_page.board.fold')}
          onClick={() => onFold(false)}
        >
          {step}
        </button>
        <h2>{name}</h2>
        <span className="offer-column-count ui-num ui-faint">{count}</span>
        <span className="across ui-small ui-num ui-quiet">{whole(value)}</span>
      </header>
      {coming && coming.status !== step && <Ghost card={coming} value={value + (coming.value ?? 0)} />}
      {cards.map((card) => (
        <BoardCard key={card.id} card={card} holding={holding} />
      ))}
      {count > cards.length && <p className="ui-small ui-faint">{say('offer_page.board.more', { smart_count: count - cards.length })}</p>}
    </section>
  );
}
