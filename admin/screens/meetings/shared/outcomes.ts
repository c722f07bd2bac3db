// The outcomes of a meeting, as all meeting screens use them.
import type { TaskStatus } from '#admin/screens/tasks/shared/states.ts';

export type Outcome = {
  readonly id: number;
  readonly meeting_id: number;
  readonly item_id: number | null;
  readonly kind: 'decision' | 'action';
  readonly text: string;
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly due: string | null;
  readonly done: boolean;
  readonly task_id: number | null;
  readonly task_number: number | null;
  readonly task_status: TaskStatus | null;
};
/** An open action item shown outside its meeting. */
export type OpenAction = Outcome & { readonly meeting_number: number };
