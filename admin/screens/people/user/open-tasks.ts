// Which tasks are still somebody's to do: those that they own and that are not done yet.
import type { Filter } from '#admin/generic/list/listing.ts';
import { statesToDo } from '#admin/screens/tasks/shared/states.ts';

export const openTasks = (user: number): Filter => ({ company_user_id: user, status: statesToDo });
