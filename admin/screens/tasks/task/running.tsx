// The running task on every page: in the top bar, and above the phone's navigation.

import { usePending } from '#admin/generic/acts/pending.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { isRunning } from '#admin/screens/times/shared/states.ts';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import './running.css';
import { Link, useLocation } from 'react-router';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { clockOf, useClock } from '#admin/screens/tasks/shared/task-clock.ts';
import type { Working } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '#admin/ui/marks/icons.tsx';
import { Dock } from '#admin/ui/page/dock.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { RunningPill } from '#admin/ui/shell/running-pill.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';

const StopRunning = lazyScreen(() => import('./popups/stop-running.tsx'));

/** The stop popup; it outlives the work that it ends, and opens empty each time. */
const useStop = () => {
  const { shown, open, show, close } = useOpening<NonNullable<Working>>();
  return {
    show,
    popup: shown && (
      <LatePopup>
        <StopRunning key={shown.turn} working={shown.value} open={open} onClose={close} />
      </LatePopup>
    ),
  };
};

/** The user's open work; null on the task's own page, which shows it large. */
const useWorkInSight = () => {
  const working = useWorking();
  const { pathname } = useLocation();
  const clock = useClock();
  const pending = usePending();
  if (!working) return null;
  const to = `/task/${working.task_id}`;
  if (pathname === to) return null;
  const { task_id, time, company_task_id, title } = working;
  return {
    pending: pending(clockOf(task_id)),
    working,
    running: isRunning(working),
    since: time,
    number: `#${company_task_id}`,
    title,
    to,
    onAct: () => void (isRunning(working) ? clock.pause(task_id) : clock.resume(task_id)),
  };
};

export function RunningTaskPill() {
  const offset = useServerOffset();
  const work = useWorkInSight();
  const stop = useStop();
  if (!work) return stop.popup;
  const { running, onAct, working, ...shown } = work;
  return (
    <>
      <RunningPill
        {...shown}
        running={running}
        offset={offset}
        {...(running ? { onPause: onAct } : { onContinue: onAct })}
        onStop={() => stop.show(working)}
      />
      {stop.popup}
    </>
  );
}

export function RunningTaskDock() {
  const t = useWords();
  const offset = useServerOffset();
  const work = useWorkInSight();
  const stop = useStop();
  if (!work) return stop.popup;
  const { running, since, number, title, to, working, pending, onAct } = work;
  return (
    <>
      <Dock mini running={running} label={t(running ? 'work.running' : 'work.paused')}>
        <div className="running-dock row gap-12">
          <Link to={to} className="running-dock-link stack grow fit">
            <Clock since={since} offset={offset} size="mini" tone={running ? 'running' : 'paused'} pending={pending} />
            <span className="ui-small ui-quiet ui-one-line">
              {number} {title}
            </span>
          </Link>
          <ActionButton
            size="l"
            icon={<IconPlayerStopFilled />}
            label={`${t('verb.stop')} …: ${number}`}
            onAct={() => stop.show(working)}
          />
          <ActionButton
            kind={running ? 'ink' : 'main'}
            size="l"
            icon={running ? <IconPlayerPauseFilled /> : <IconPlayerPlayFilled />}
            label={`${t(running ? 'verb.pause' : 'verb.continue')}: ${number}`}
            onAct={onAct}
          />
        </div>
      </Dock>
      {stop.popup}
    </>
  );
}
