// Starts work: asks for the work type and whether to pause another running clock; the confirm button is where the start button was.
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { isRefused } from '#admin/providers/calls/problem.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type OwnWorkType, readTaskAgain, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useSeconds } from '#admin/ui/time/ticker.ts';
import { taskNumber } from '../acts.ts';
import { useWorkTypes } from '../data.ts';
import type { PopupProps } from './popups.tsx';
import { useRunningElsewhere } from './presses.tsx';

const OwnAwayNotice = lazyScreen(async () => ({ default: (await import('#admin/screens/absences/shared/away.tsx')).OwnAwayNotice }));

/** The number of work types shown before "show all". */
const usual = 4;

/** The usual work types, the last used first; with `all`, every one. */
const offered = (types: readonly OwnWorkType[], all: boolean) => {
  const ordered = [...types].sort((a, b) => Number(b.last) - Number(a.last));
  return all ? ordered : ordered.slice(0, usual);
};

function Elsewhere({ number, title, since }: { number: string; title: string; since: string }) {
  const say = useSay();
  const format = useFormat();
  const seconds = useSeconds(since, 0, useServerOffset());
  return (
    <Notice tone="warn" icon={<IconPlayerPlayFilled size={14} />}>
      {say('task_page.start.runsElsewhere', { number, title, duration: format.clock(seconds) })}
    </Notice>
  );
}

export function StartWork({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const queries = useQueryClient();
  const sheet = useBelow(768);
  const { data: types, error: failed } = useWorkTypes(open);
  const elsewhere = useRunningElsewhere(task.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);

  const ordered = offered(types ?? [], all);
  const picked = chosen ?? ordered[0]?.id ?? null;
  // On a phone the most likely option is nearest to the thumb.
  const shown = sheet ? [...ordered].reverse() : ordered;
  const number = taskNumber(task);
  const other = elsewhere && String(elsewhere.company_task_id);

  const begin = async (key: string) => {
    // If pressed before the work types are loaded, NaN is sent as null and the server answers that one is missing.
    const body = { work_type_id: picked ?? Number.NaN, switch: elsewhere !== null };
    try {
      await sendOnce(`/task/${task.id}/start`, { method: 'POST', body }, key);
    } catch (failure) {
      void readTaskAgain(queries, task.id);
      if (!isRefused<'/task/{id}/start', 'POST'>(failure, 'runsElsewhere')) throw failure;
      // Another device has started work meanwhile: the sheet is updated and offers the switch.
      void queries.invalidateQueries({ queryKey: taskKeys.working });
      return stay;
    }
    if (elsewhere) void readTaskAgain(queries, elsewhere.task_id);
    void queries.invalidateQueries({ queryKey: taskKeys.working });
    void queries.invalidateQueries({ queryKey: taskKeys.workTypes });
    await readTaskAgain(queries, task.id);
    toastSuccess(other ? say('task_page.toast.switched', { number, other }) : say('task_page.toast.started', { number }));
  };

  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_page.start.title')}
      subject={`#${number}`}
      trouble={failed ? t('state.failed_hint') : null}
      action={{
        label: other ? say('task_page.start.switch', { number: other }) : say('task_page.start.action'),
        icon: <IconPlayerPlayFilled size={18} />,
        blocked: types && (types.length === 0 ? say('task_page.start.none') : picked === null ? say('task_page.start.choose') : null),
        subject: [picked, elsewhere?.task_id ?? 0],
        send: begin,
      }}
    >
      <Suspense>
        <OwnAwayNotice enabled={open} />
      </Suspense>
      {elsewhere && <Elsewhere number={other ?? ''} title={elsewhere.title} since={elsewhere.time} />}
      <div className="task-start">
        <div className="split tall-32">
          <span className="ui-small ui-quiet">{say('task_page.start.workType')}</span>
          {types && types.length > usual && !all && (
            <button type="button" className="task-link tap" onClick={() => setAll(true)}>
              {say('task_page.start.all', { count: types.length })}
            </button>
          )}
        </div>
        {types ? (
          <RadioList
            hideLabel
            label={say('task_page.start.workType')}
            options={shown.map(({ id, title, last }) => ({
              value: id,
              label: title,
              end: last ? say('task_page.start.last') : undefined,
            }))}
            value={picked}
            onChange={setChosen}
          />
        ) : (
          <div className="stack">
            {[...Array(usual).keys()].map((row) => (
              <SkeletonLine key={row} width="55%" height="3.25rem" />
            ))}
          </div>
        )}
      </div>
    </PressPopup>
  );
}
