// What can be done with several chosen tasks at once: take them, or give them to a colleague; a refusal of one leaves the others done.
import { useState } from 'react';
import { useFailure, useFailureWords } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Avatar } from '#admin/ui/avatar.tsx';
import { RadioList } from '#admin/ui/choices.tsx';
import { IconHandGrab, IconUserShare } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { can } from '#schema/core/access.ts';
import { numberOf } from './cells.tsx';
import type { ListName, TaskRow } from './lists.ts';
import { usePeople } from './task-filters.tsx';

type Props = { rows: readonly TaskRow[]; onDone: () => void };

const isFree = ({ status }: TaskRow) => status === 0;
/** From sent for confirmation on a task stays with whom it is. */
const isGivable = ({ status }: TaskRow) => status < 4;

/** Whether something can be done with several tasks of a list at once. */
export const useMayChoose = (list: ListName): boolean => {
  const mayGive = useMay(can('tasks.users'));
  return list === 'unassigned' || list === 'all' || (mayGive && (list === 'own' || list === 'paused'));
};

/** One after the other; answers how many were done, and why it stopped. */
const each = async (rows: readonly TaskRow[], act: (row: TaskRow) => Promise<unknown>): Promise<{ done: number; error: unknown }> => {
  let done = 0;
  try {
    for (const row of rows) {
      await act(row);
      done += 1;
    }
    return { done, error: null };
  } catch (error) {
    return { done, error };
  }
};

function Give({ rows, onDone, onClose }: Props & { onClose: () => void }) {
  const say = useSay();
  const words = useFailureWords();
  const people = usePeople();
  const [to, setTo] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const name = people.find(({ id }) => id === to)?.name ?? '';
  const give = async () => {
    const { done, error: stopped } = await each(rows, (row) => call(`/task/${row.id}/give/${to}`, { method: 'PUT' }));
    if (done > 0) toastSuccess(say('task.screen.bulk.given', { smart_count: done, name }));
    if (stopped) return setError(words(stopped));
    onDone();
    onClose();
  };
  return (
    <Popup
      open
      title={say('task.screen.give.title')}
      subject={rows.map(numberOf).join(', ')}
      onClose={onClose}
      filled={to !== null}
      error={error}
      action={{ label: say('task.screen.give.action'), onAct: give, blocked: to === null ? say('task.screen.give.choose') : null }}
    >
      <RadioList
        label={say('task.screen.give.who')}
        value={to}
        options={people.map((one) => ({ value: one.id, label: one.name, lead: <Avatar name={one.name} /> }))}
        onChange={setTo}
      />
    </Popup>
  );
}

export function TaskBulk({ rows, onDone }: Props) {
  const say = useSay();
  const t = useWords();
  const failed = useFailure();
  const mayGive = useMay(can('tasks.users'));
  const [giving, setGiving] = useState(false);
  const take = async () => {
    const { done, error } = await each(rows, (row) => call(`/task/${row.id}/take`, { method: 'PUT' }));
    if (done > 0) toastSuccess(say('task.screen.bulk.taken', { smart_count: done }));
    if (error) failed(error);
    onDone();
  };
  return (
    <>
      <span className="ui-quiet" role="status">
        {t('count.chosen', { smart_count: rows.length })}
      </span>
      {rows.every(isFree) && (
        <ActionButton icon={<IconHandGrab size={16} />} onAct={take}>
          {say('task.transitions.take')}
        </ActionButton>
      )}
      {mayGive && rows.every(isGivable) && (
        <ActionButton icon={<IconUserShare size={16} />} onAct={() => setGiving(true)}>
          {say('task.transitions.give')}
        </ActionButton>
      )}
      <ActionButton kind="quiet" onAct={onDone}>
        {t('verb.cancel')}
      </ActionButton>
      {giving && <Give rows={rows} onDone={onDone} onClose={() => setGiving(false)} />}
    </>
  );
}
