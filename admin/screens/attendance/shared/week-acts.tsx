// The acts of a week: submitted by its user, approved, locked, returned and unlocked by whoever approves working time.
import { useQueryClient } from '@tanstack/react-query';
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { weekName } from '#schema/core/iso-week.ts';
import { attendanceKeys, useApproveWeeks, type Week } from './data.ts';

type Name = keyof Week['$transitions'];

const useSendWeek = ({ user_id, week, version }: Week) => {
  const queries = useQueryClient();
  return async (name: Name, body: object, key: string) => {
    const headers = { 'If-Match': `"${version}"` };
    try {
      return await sendOnce(`/attendance/${user_id}/week/${week}/${name}`, { method: 'PUT', body, headers }, key);
    } finally {
      await queries.invalidateQueries({ queryKey: attendanceKeys.all });
    }
  };
};

type Props = {
  readonly week: Week;
  readonly name: Name;
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly shortcut?: string;
  readonly full?: boolean;
};

/** Shown where the act fits the week and its reader. */
export function WeekAct({ week, name, ...look }: Props) {
  const say = useSay();
  const format = useFormat();
  const send = useSendWeek(week);
  const days = week.unanswered.map((day) => `${format.shortWeekday(day)} ${format.dayMonth(day)}`).join(', ');
  return (
    <TransitionButton
      entity="attendance_week"
      name={name}
      record={{ id: week.id ?? 0, $transitions: week.$transitions }}
      {...(name === 'submit' &&
        (week.needs_note ? { fields: { note: { required: true, missing: say('attendance_page.reasonMissing') } } } : { only: [] }))}
      {...look}
      parameters={{ week: weekName(week.week), days }}
      send={(body: object, key: string) => send(name, body, key)}
    />
  );
}

/** Approves and locks a submitted week in one act. */
type ApproveProps = { readonly week: Week; readonly kind?: 'plain' | 'main'; readonly shortcut?: string };

export function ApproveAndLock({ week, kind = 'main', shortcut }: ApproveProps) {
  const say = useSay();
  const approve = useApproveWeeks();
  if (!week.$transitions.approve.allowed) return null;
  return (
    <ActionButton kind={kind} {...(shortcut && { shortcut })} onAct={() => approve([week])}>
      {say('attendance_page.approveAndLock')}
    </ActionButton>
  );
}
