// Generated from the schema by npm run generate; never edited by hand.

import type { WordKey } from '#schema/core/words.ts';
import type { WorkflowWords } from '#schema/core/workflow.ts';
import type { Permission, PermissionGroup } from '#schema/permissions.ts';
import type { absenceWorkflow } from '#schema/absences/absence.workflow.ts';
import type { attendanceWeekWorkflow } from '#schema/people/attendance-week.workflow.ts';
import type { invoiceWorkflow } from '#schema/invoicing/invoice.workflow.ts';
import type { meetingWorkflow } from '#schema/meetings/meeting.workflow.ts';
import type { offerWorkflow } from '#schema/offers/offer.workflow.ts';
import type { onCallSwapWorkflow } from '#schema/on-call/on-call-swap.workflow.ts';
import type { projectWorkflow } from '#schema/projects/project.workflow.ts';
import type { projectOfferWorkflow } from '#schema/offers/project-offer.workflow.ts';
import type { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import type { wikiPageWorkflow } from '#schema/wiki/wiki-page.workflow.ts';
import type sl from './words/sl.ts';

type Lives = {
  absence: typeof absenceWorkflow;
  attendance_week: typeof attendanceWeekWorkflow;
  invoice: typeof invoiceWorkflow;
  meeting: typeof meetingWorkflow;
  offer: typeof offerWorkflow;
  on_call_swap: typeof onCallSwapWorkflow;
  project: typeof projectWorkflow;
  project_offer: typeof projectOfferWorkflow;
  task: typeof taskWorkflow;
  wiki_page: typeof wikiPageWorkflow;
};
/** All words of the product, by area; Slovenian is the source. */
export type Words = typeof sl;
export type Area = keyof Words;

type Needed =
  | WorkflowWords<Lives, keyof Words['history']['actions']>
  | `permission.areas.${PermissionGroup}`
  | `${'permission' | 'effect'}.${Permission}`;
/** What lives and permissions still have to be told in: nothing, or this does not compile and names it. */
export type Unsaid<Missing extends never = Exclude<Needed, WordKey<Words>>> = Missing;
