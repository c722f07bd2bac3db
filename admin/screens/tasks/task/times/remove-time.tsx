// Taking a stretch away, or an entry that has none: the reason first, then six seconds in which it can be taken back.
import { useQueryClient } from '@tanstack/react-query';
import { leave, stay } from '#admin/generic/parts/leaving.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { secondsOf } from '#schema/times/time-totals.ts';
import { useRange } from './data.ts';
import { leavingEntry, leavingName } from './leaving-times.ts';
import type { EntryPopupProps, StretchPopupProps } from './popup.ts';
import { ReasonField, useReason } from './reason.tsx';

type Props = EntryPopupProps & Pick<StretchPopupProps, 'entries'> & Partial<Pick<StretchPopupProps, 'stretch'>>;

export function RemoveTime({ task, entry, entries, stretch, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const range = useRange();
  const queries = useQueryClient();
  const fail = useFailure();
  const reason = useReason();

  const seconds = stretch ? secondsOf(stretch) : entry.total_time;
  const total = entries.reduce((sum, { total_time }) => sum + total_time, 0) - seconds;
  const what = stretch ? range(stretch) : entry.work_type_name;
  const remove = async () => {
    const name = stretch ? leavingName(stretch.id) : leavingEntry(entry.id);
    const key = newKey();
    leave(name);
    toastSuccess(say('times.screen.toast.removed', { range: what }), {
      undo: () => stay(name),
      commit: async () => {
        try {
          const body = { reason: reason.text };
          const along = { headers: { 'Idempotency-Key': key }, keepalive: true };
          if (stretch) await call(`/task/${task.id}/subtime/${stretch.id}`, { method: 'DELETE', body, ...along });
          else await call(`/task/${task.id}/time/${entry.id}`, { method: 'DELETE', body, ...along });
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
    <PressPopup
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
        send: remove,
      }}
    >
      <div className="time-sum row baseline wrap gap-8 lines-0">
        <b className="ui-num">{format.clock(seconds)}</b>
        <span className="ui-quiet ui-num">{what}</span>
      </div>
      <p className="ui-quiet">
        {say('times.screen.remove.keeps', { duration: format.clock(total) })}
        {entry.sub_times.length < 2 && ` ${say('times.screen.remove.last')}`}
      </p>
      <ReasonField reason={reason} />
    </PressPopup>
  );
}
