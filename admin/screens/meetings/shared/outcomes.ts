// What a meeting has agreed on, as every screen of meetings knows it.
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
/** One that is still to be done, at another place than its meeting. */
export type OpenAction = Outcome & { readonly meeting_number: number };
