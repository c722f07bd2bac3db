// Which tasks are still somebody's to do: those that they own and that are not done yet.
import type { Filter } from '#admin/generic/list/listing.ts';
import { entityOf } from '#admin/providers/metadata.ts';

const { unassigned, open, inProgress, waiting } = entityOf('task').fields.status?.values ?? {};

export const openTasks = (user: number): Filter => ({ company_user_id: user, status: [unassigned, open, inProgress, waiting] });
