// The board: a column for each step; offers are moved by keyboard or dragging, to steps that the server allows.
import './board.css';
import { useState } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import type { Filter } from '#admin/generic/list/listing.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastError } from '#admin/ui/overlays/toasts.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFoldedMenu } from '#admin/ui/shell/use-collapsed.ts';
import { BoardBar } from './board-bar.tsx';
import { boardSteps, type Card, ended, useCards, useFigures } from './board-data.ts';
import { Carried } from './carried.tsx';
import { Column } from './column.tsx';
import { useHolding } from './holding.ts';
import { ReasonPopup } from './reason-popup.tsx';

const onTheWay = boardSteps.filter((step) => !ended.includes(step));

export function Board({ filter }: { filter: Filter }) {
  const say = useSay();
  // Eleven columns need the width.
  useFoldedMenu();
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({});
  const open = ended.filter((step) => toggled[step]);
  const { data, error, refetch } = useCards(filter, [...onTheWay, ...open]);
  const { data: figures } = useFigures(filter);
  const holding = useHolding((card: Card) => toastError(`${card.title}: ${say('offer_page.board.stuck')}`));
  const { held, landing, pending } = holding;
  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <>
      <section className="offer-board row stretch gap-8" aria-label={say('offer_page.board.label')} data-held={held ? true : undefined}>
        {boardSteps.map((step) => (
          <Column
            key={step}
            step={step}
            cards={data.filter(({ status }) => status === step)}
            figures={figures?.steps.find(({ status }) => status === step)}
            unfolded={toggled[step]}
            onFold={(unfolded) => setToggled({ ...toggled, [step]: unfolded })}
            holding={holding}
            landing={landing?.move.to === step ? landing.card : null}
          />
        ))}
      </section>
      <BoardBar holding={holding} />
      {held?.by === 'pointer' && <Carried card={held.card} />}
      {pending && <ReasonPopup offer={pending.card} move={pending.move} onClose={holding.cancelMove} />}
    </>
  );
}
