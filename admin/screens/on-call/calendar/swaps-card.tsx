// The swaps that wait: what is offered to the user first, with the answer in one press; then what they offer, and what whoever plans agrees to.

import { stateMark } from '#admin/fields/cells/state.tsx';
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import type { OpenSwap } from './data.ts';
import { usePeriodName } from './names.ts';

const { Mark: SwapState } = stateMark('on_call_swap');

function SwapRow({ swap }: { swap: OpenSwap }) {
  const say = useSay();
  const periodName = usePeriodName();
  const { offered_by_name, user_id, user_name, taken_by_name, from, to, note, status, $transitions } = swap;
  const { user } = useSession();
  const mine = $transitions?.accept?.allowed === true;
  const acts = (['accept', 'agree', 'decline', 'cancel'] as const).filter((name) => $transitions?.[name]?.allowed);
  return (
    <li className="stack gap-8">
      <span className="row start gap-10">
        <IconRefresh size={18} className={mine ? undefined : 'ui-faint'} />
        <span className="stack fit fill">
          <b className="break">{say('on_call_page.swaps.gives', { name: offered_by_name ?? '' })}</b>
          <span className="ui-small ui-quiet ui-num">{periodName(Date.parse(from), Date.parse(to))}</span>
          <span className="ui-small ui-quiet break">
            {taken_by_name
              ? say('on_call_page.swaps.taken', { name: taken_by_name })
              : user_id === user.id
                ? say('on_call_page.swaps.toYou')
                : (user_name ?? say('on_call_page.swaps.toAll'))}
          </span>
          {note && <span className="ui-small break">{note}</span>}
        </span>
        <SwapState status={status} />
      </span>
      {acts.length > 0 && (
        <span className="row wrap gap-8">
          {acts.map((name) => (
            <TransitionButton
              key={name}
              entity="on_call_swap"
              name={name}
              record={swap}
              kind={name === 'accept' || name === 'agree' ? 'main' : 'plain'}
            />
          ))}
        </span>
      )}
    </li>
  );
}

/** Nothing where no swap waits. */
export function SwapsCard({ swaps }: { swaps: readonly OpenSwap[] }) {
  const say = useSay();
  if (swaps.length === 0) return null;
  const ordered = [...swaps].sort((one, other) => Number(other.$transitions?.accept?.allowed) - Number(one.$transitions?.accept?.allowed));
  return (
    <Card title={say('on_call_page.swaps.title')} count={swaps.length}>
      <ul className="stack gap-16 list flush">
        {ordered.map((swap) => (
          <SwapRow key={swap.id} swap={swap} />
        ))}
      </ul>
    </Card>
  );
}
