// Generated from the schema by npm run generate; never edited by hand.

import type { Workflow } from '#schema/core/workflow.ts';
import { absence } from '#schema/absences/absence.ts';
import { absenceKind } from '#schema/absences/absence-kind.ts';
import { absenceWorkflow } from '#schema/absences/absence.workflow.ts';
import { attendanceCorrection } from '#schema/attendance/attendance-correction.ts';
import { attendanceWeek } from '#schema/people/attendance-week.ts';
import { attendanceWeekWorkflow } from '#schema/people/attendance-week.workflow.ts';
import { branchOffice } from '#schema/clients/branch-office.ts';
import { calendarFeed } from '#schema/people/calendar-feed.ts';
import { client } from '#schema/clients/client.ts';
import { clientMerge } from '#schema/clients/client-merge.ts';
import { comment } from '#schema/tasks/comment.ts';
import { contact } from '#schema/clients/contact.ts';
import { counter } from '#schema/engine/counter.ts';
import { document } from '#schema/files/document.ts';
import { event } from '#schema/engine/event.ts';
import { failedTry } from '#schema/engine/failed-try.ts';
import { file } from '#schema/files/file.ts';
import { flexEntry } from '#schema/attendance/flex-entry.ts';
import { holiday } from '#schema/company/holiday.ts';
import { idempotencyKey } from '#schema/engine/idempotency-key.ts';
import { importMapping } from '#schema/transfer/import-mapping.ts';
import { importRun } from '#schema/transfer/import-run.ts';
import { installationSecret } from '#schema/engine/installation-secret.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { invoiceTask } from '#schema/invoicing/invoice-task.ts';
import { invoiceWorkflow } from '#schema/invoicing/invoice.workflow.ts';
import { kilometerPrice } from '#schema/invoicing/kilometer-price.ts';
import { knownPermission } from '#schema/engine/known-permission.ts';
import { leaveEntry } from '#schema/absences/leave-entry.ts';
import { listView } from '#schema/engine/list-view.ts';
import { mail } from '#schema/mail/mail.ts';
import { material } from '#schema/tasks/material.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { meetingParagraph } from '#schema/meetings/meeting-paragraph.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { meetingVersion } from '#schema/meetings/meeting-version.ts';
import { meetingWorkflow } from '#schema/meetings/meeting.workflow.ts';
import { meetingWriter } from '#schema/meetings/meeting-writer.ts';
import { mileageRate } from '#schema/company/mileage-rate.ts';
import { notification } from '#schema/company/notification.ts';
import { notificationChoice } from '#schema/company/notification-choice.ts';
import { offer } from '#schema/offers/offer.ts';
import { offerStep } from '#schema/offers/offer-step.ts';
import { offerType } from '#schema/offers/offer-type.ts';
import { offerWorkflow } from '#schema/offers/offer.workflow.ts';
import { onCallRate } from '#schema/on-call/on-call-rate.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { onCallSwap } from '#schema/on-call/on-call-swap.ts';
import { onCallSwapWorkflow } from '#schema/on-call/on-call-swap.workflow.ts';
import { perDiemRate } from '#schema/company/per-diem-rate.ts';
import { price } from '#schema/invoicing/price.ts';
import { project } from '#schema/projects/project.ts';
import { projectOffer } from '#schema/offers/project-offer.ts';
import { projectOfferWorkflow } from '#schema/offers/project-offer.workflow.ts';
import { projectTemplate } from '#schema/projects/project-template.ts';
import { projectWorkflow } from '#schema/projects/project.workflow.ts';
import { publicLink } from '#schema/links/public-link.ts';
import { recoveryCode } from '#schema/people/recovery-code.ts';
import { registrationTerminal } from '#schema/terminals/registration-terminal.ts';
import { removal } from '#schema/engine/removal.ts';
import { role } from '#schema/people/role.ts';
import { session } from '#schema/engine/session.ts';
import { settings } from '#schema/company/settings.ts';
import { subTime } from '#schema/times/sub-time.ts';
import { tag } from '#schema/company/tag.ts';
import { task } from '#schema/tasks/task.ts';
import { taskUser } from '#schema/tasks/task-user.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { terminalEvent } from '#schema/terminals/terminal-event.ts';
import { timeEntry } from '#schema/times/time-entry.ts';
import { transport } from '#schema/transport/transport.ts';
import { transportPassenger } from '#schema/transport/transport-passenger.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { transportType } from '#schema/transport/transport-type.ts';
import { transportWaypoint } from '#schema/transport/transport-waypoint.ts';
import { user } from '#schema/people/user.ts';
import { userType } from '#schema/people/user-type.ts';
import { vatRate } from '#schema/company/vat-rate.ts';
import { vehicle } from '#schema/transport/vehicle.ts';
import { wikiPage } from '#schema/wiki/wiki-page.ts';
import { wikiPageWorkflow } from '#schema/wiki/wiki-page.workflow.ts';
import { wikiVersion } from '#schema/wiki/wiki-version.ts';
import { workType } from '#schema/times/work-type.ts';

/** Every entity by its name. */
export const entities = {
  absence,
  absence_kind: absenceKind,
  attendance_correction: attendanceCorrection,
  attendance_week: attendanceWeek,
  branch_office: branchOffice,
  calendar_feed: calendarFeed,
  client,
  client_merge: clientMerge,
  comment,
  contact,
  counter,
  document,
  event,
  failed_try: failedTry,
  file,
  flex_entry: flexEntry,
  holiday,
  idempotency_key: idempotencyKey,
  import_mapping: importMapping,
  import_run: importRun,
  installation_secret: installationSecret,
  invoice,
  invoice_item: invoiceItem,
  invoice_line: invoiceLine,
  invoice_task: invoiceTask,
  kilometer_price: kilometerPrice,
  known_permission: knownPermission,
  leave_entry: leaveEntry,
  list_view: listView,
  mail,
  material,
  meeting,
  meeting_item: meetingItem,
  meeting_outcome: meetingOutcome,
  meeting_paragraph: meetingParagraph,
  meeting_participant: meetingParticipant,
  meeting_version: meetingVersion,
  meeting_writer: meetingWriter,
  mileage_rate: mileageRate,
  notification,
  notification_choice: notificationChoice,
  offer,
  offer_step: offerStep,
  offer_type: offerType,
  on_call_rate: onCallRate,
  on_call_shift: onCallShift,
  on_call_swap: onCallSwap,
  per_diem_rate: perDiemRate,
  price,
  project,
  project_offer: projectOffer,
  project_template: projectTemplate,
  public_link: publicLink,
  recovery_code: recoveryCode,
  registration_terminal: registrationTerminal,
  removal,
  role,
  session,
  settings,
  sub_time: subTime,
  tag,
  task,
  task_user: taskUser,
  terminal_event: terminalEvent,
  time_entry: timeEntry,
  transport,
  transport_passenger: transportPassenger,
  transport_refuel: transportRefuel,
  transport_type: transportType,
  transport_waypoint: transportWaypoint,
  user,
  user_type: userType,
  vat_rate: vatRate,
  vehicle,
  wiki_page: wikiPage,
  wiki_version: wikiVersion,
  work_type: workType,
};
export type Entities = typeof entities;
export type EntityName = keyof Entities;

/** The workflow of an entity by the entity's name. */
export const workflows: Readonly<Record<string, Workflow | undefined>> = {
  absence: absenceWorkflow,
  attendance_week: attendanceWeekWorkflow,
  invoice: invoiceWorkflow,
  meeting: meetingWorkflow,
  offer: offerWorkflow,
  on_call_swap: onCallSwapWorkflow,
  project: projectWorkflow,
  project_offer: projectOfferWorkflow,
  task: taskWorkflow,
  wiki_page: wikiPageWorkflow,
};
