// Removes a period, or an entry without periods, with a reason; can be undone.
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { secondsOf } from '#schema/times/time-totals.ts';
import { useRange, useSendTime } from './data.ts';
import type { EntryPopupProps, StretchPopupProps } from './popup.ts';
import { useReasonField } from './reason.tsx';

type Props = EntryPopupProps & Pick<StretchPopupProps, 'entries'> & Partial<Pick<StretchPopupProps, 'stretch'>>;

export function RemoveTime({ task, entry, entries, stretch, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const range = useRange();
  const send = useSendTime(task.id);
  const { tell } = useSaidAct();

  const seconds = stretch ? secondsOf(stretch) : entry.total_time;
  const total = entries.reduce((sum, { total_time }) => sum + total_time, 0) - seconds;
  const subject = stretch ? range(stretch) : entry.work_type_name;
  const path = stretch ? (`/subtime/${stretch.id}` as const) : (`/time/${entry.id}` as const);

  return (
    <InputPopup
      entity="task"
      input={callInputs['DELETE /task/{id}/subtime/{subtimeId}']}
      open={open}
      onClose={onClose}
      title={say('times.screen.remove.title')}
      subject={entry.user_name}
      action={say('times.screen.remove.action')}
      kind="danger"
      icon={<IconTrash size={18} />}
      fields={{ reason: useReasonField() }}
      send={async (body, key) => {
        await send(path, { method: 'DELETE', body }, key);
        tell(say('times.screen.toast.removed', { range: subject }), (press) => send(`${path}/restore`, {}, press));
      }}
    >
      <div className="time-sum row baseline wrap gap-8 lines-0">
        <b className="ui-num">{format.clock(seconds)}</b>
        <span className="ui-quiet ui-num">{subject}</span>
      </div>
      <p className="ui-quiet">
        {say('times.screen.remove.keeps', { duration: format.clock(total) })}
        {entry.sub_times.length < 2 && ` ${say('times.screen.remove.last')}`}
      </p>
    </InputPopup>
  );
}
