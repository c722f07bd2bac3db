// Arrive, take a break, go: one press each, and a question where the clock of a task runs.
import './presence-acts.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePending } from '#admin/generic/acts/pending.ts';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import type { PresenceAction, WorkAnswer } from '#schema/times/presence.ts';
import { attendanceKeys, type OwnPresence } from './data.ts';

const done = { enter: 'entered', pause: 'paused', leave: 'left' } as const;
const [runs, rests] = [0, 1];

/** The state and the acts of the own presence; nothing where the day follows from times on tasks. */
export function PresenceActs({ own: { source, presence }, full = false }: { own: OwnPresence; full?: boolean }) {
  const say = useSay();
  const queries = useQueryClient();
  const { act } = useSaidAct();
  const pending = usePending();
  const working = useWorking();
  const [question, setQuestion] = useState<PresenceAction | null>(null);
  if (!presence && source !== 'own') return null;

  const send = (action: PresenceAction, work?: WorkAnswer) => {
    setQuestion(null);
    return act({
      on: 'presence',
      send: (key) => sendOnce(`/attendance/${action}`, { method: 'POST', body: work ? { work } : {} }, key),
      done: say(`attendance_page.acts.${done[action]}`),
      after: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: attendanceKeys.all }),
          queries.invalidateQueries({ queryKey: taskKeys.working }),
        ]),
    });
  };
  /** The task that the act concerns: its clock runs, or it rests since this break began. */
  const concerns = (action: PresenceAction) =>
    action === 'enter'
      ? working?.status === rests && presence?.state === 'paused' && working.time === presence.state_since
      : working?.status === runs;
  const press = (action: PresenceAction) => void (concerns(action) ? setQuestion(action) : send(action));
  const busy = pending('presence');

  if (question && working)
    return (
      <div className="stack gap-8">
        <p className="flush">
          {say(question === 'enter' ? 'attendance_page.clock.resting' : 'attendance_page.clock.running', {
            number: String(working.company_task_id),
            title: working.title,
          })}
        </p>
        <div className="presence-acts row wrap gap-8">
          <ActionButton kind="main" full={full} busy={busy} onAct={() => void send(question, 'follows')}>
            {say(`attendance_page.clock.${question}_follows`)}
          </ActionButton>
          <ActionButton full={full} busy={busy} onAct={() => void send(question, 'stays')}>
            {say(`attendance_page.clock.${question}_stays`)}
          </ActionButton>
          <ActionButton kind="quiet" busy={busy} onAct={() => setQuestion(null)}>
            {say('attendance_page.clock.back')}
          </ActionButton>
        </div>
      </div>
    );
  if (!presence)
    return (
      <div className="presence-acts row wrap gap-8">
        <ActionButton kind="main" full={full} busy={busy} onAct={() => press('enter')}>
          {say('attendance_page.acts.enter')}
        </ActionButton>
      </div>
    );
  const paused = presence.state === 'paused';
  return (
    <div className="presence-acts row wrap gap-8">
      <ActionButton kind={paused ? 'main' : 'plain'} full={full} busy={busy} onAct={() => press(paused ? 'enter' : 'pause')}>
        {say(paused ? 'attendance_page.acts.back' : 'attendance_page.acts.pause')}
      </ActionButton>
      <ActionButton full={full} busy={busy} onAct={() => press('leave')}>
        {say('attendance_page.acts.leave')}
      </ActionButton>
    </div>
  );
}
