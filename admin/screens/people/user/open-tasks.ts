// The filter of a user's open tasks: owned and not finished.
import type { Filter } from '#admin/generic/list/listing.ts';
import { statesToDo } from '#admin/screens/tasks/shared/states.ts';

export const openTasks = (user: number): Filter => ({ company_user_id: user, status: statesToDo });
