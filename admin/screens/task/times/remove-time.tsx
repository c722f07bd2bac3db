// Taking a stretch away: the reason first, then six seconds in which it can be taken back.
import { useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { newKey } from '#admin/providers/send-once.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { readTaskAgain } from '#admin/providers/task-queries.ts';
import { IconTrash } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import { secondsOf } from '#schema/calculations/time-totals.ts';
import { leave, stay } from '../leaving.ts';
import { useRange } from './data.ts';
import { leavingName } from './leaving-times.ts';
import type { StretchPopupProps } from './popup.ts';
import { ReasonField, useReason } from './reason.tsx';

export function RemoveTime({ task, entry, entries, stretch, open, onClose }: StretchPopupProps) {
  const say = useSay();
  const format = useFormat();
  const range = useRange();
  const queries = useQueryClient();
  const fail = useFailure();
  const reason = useReason();

  const total = entries.reduce((sum, { total_time }) => sum + total_time, 0) - secondsOf(stretch);
  const remove = () => {
    const name = leavingName(stretch.id);
    const key = newKey();
    leave(name);
    onClose();
    toastSuccess(say('times.screen.toast.removed', { range: range(stretch) }), {
      undo: () => stay(name),
      commit: async () => {
        try {
          await call(`/task/${task.id}/subtime/${stretch.id}`, {
            method: 'DELETE',
            body: { reason: reason.text },
            headers: { 'Idempotency-Key': key },
            keepalive: true,
          });
        } catch (error) {
          fail(error);
        } finally {
          await readTaskAgain(queries, task.id);
          stay(name);
        }
      },
    });
  };

  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('times.screen.remove.title')}
      subject={entry.user_name}
      filled={reason.text !== ''}
      action={{
        label: say('times.screen.remove.action'),
        kind: 'danger',
        icon: <IconTrash size={18} />,
        blocked: reason.missing,
        onAct: remove,
      }}
    >
      <div className="time-sum">
        <b className="ui-num">{format.clock(secondsOf(stretch))}</b>
        <span className="ui-quiet ui-num">{range(stretch)}</span>
      </div>
      <p className="ui-quiet">
        {say('times.screen.remove.keeps', { duration: format.clock(total) })}
        {entry.sub_times.length === 1 && ` ${say('times.screen.remove.last')}`}
      </p>
      <ReasonField reason={reason} />
    </Popup>
  );
}
