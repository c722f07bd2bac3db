// Generated from the schema by npm run generate; never edited by hand.

import absencesAbsenceCalls from '#server/routes/absences/absence.ts';
import peopleAccountCalls from '#server/routes/people/account.ts';
import attendanceAttendanceCalls from '#server/routes/attendance/attendance.ts';
import companyWideAuditLogCalls from '#server/routes/company-wide/audit-log.ts';
import companyWideCalendarFeedCalls from '#server/routes/company-wide/calendar-feed.ts';
import clientsClientMergeCalls from '#server/routes/clients/client-merge.ts';
import clientsClientCalls from '#server/routes/clients/client.ts';
import tasksCommentCalls from '#server/routes/tasks/comment.ts';
import companyConnectionCalls from '#server/routes/company/connection.ts';
import companyWideCountsCalls from '#server/routes/company-wide/counts.ts';
import transferCsvExportCalls from '#server/routes/transfer/csv-export.ts';
import transferCsvImportCalls from '#server/routes/transfer/csv-import.ts';
import filesDocumentCalls from '#server/routes/files/document.ts';
import companyWideEventsCalls from '#server/routes/company-wide/events.ts';
import filesFileCalls from '#server/routes/files/file.ts';
import attendanceFlexCalls from '#server/routes/attendance/flex.ts';
import timesForgottenClockCalls from '#server/routes/times/forgotten-clock.ts';
import onCallHandoverCalls from '#server/routes/on-call/handover.ts';
import companyHolidayCalls from '#server/routes/company/holiday.ts';
import invoicingInvoiceExportCalls from '#server/routes/invoicing/invoice-export.ts';
import invoicingInvoiceLinesCalls from '#server/routes/invoicing/invoice-lines.ts';
import invoicingInvoicePapersCalls from '#server/routes/invoicing/invoice-papers.ts';
import invoicingInvoiceCalls from '#server/routes/invoicing/invoice.ts';
import invoicingInvoicingCalls from '#server/routes/invoicing/invoicing.ts';
import companyWideLookupsCalls from '#server/routes/company-wide/lookups.ts';
import mailMailCalls from '#server/routes/mail/mail.ts';
import tasksMaterialCalls from '#server/routes/tasks/material.ts';
import meetingsMeetingMinutesCalls from '#server/routes/meetings/meeting-minutes.ts';
import meetingsMeetingPartsCalls from '#server/routes/meetings/meeting-parts.ts';
import meetingsMeetingTimesCalls from '#server/routes/meetings/meeting-times.ts';
import meetingsMeetingCalls from '#server/routes/meetings/meeting.ts';
import companyWideNotificationCalls from '#server/routes/company-wide/notification.ts';
import offersOfferCalls from '#server/routes/offers/offer.ts';
import onCallOnCallCalls from '#server/routes/on-call/on-call.ts';
import attendanceOwnEntryCalls from '#server/routes/attendance/own-entry.ts';
import onCallPayrollCalls from '#server/routes/on-call/payroll.ts';
import clientsPlaceCalls from '#server/routes/clients/place.ts';
import projectsProjectDocumentCalls from '#server/routes/projects/project-document.ts';
import projectsProjectHandoverCalls from '#server/routes/projects/project-handover.ts';
import offersProjectOfferCalls from '#server/routes/offers/project-offer.ts';
import projectsProjectTemplateCalls from '#server/routes/projects/project-template.ts';
import projectsProjectCalls from '#server/routes/projects/project.ts';
import companyWidePublicCalendarCalls from '#server/routes/company-wide/public-calendar.ts';
import projectsPublicHandoverCalls from '#server/routes/projects/public-handover.ts';
import meetingsPublicMeetingCalls from '#server/routes/meetings/public-meeting.ts';
import tasksPublicTaskCalls from '#server/routes/tasks/public-task.ts';
import companyRatesCalls from '#server/routes/company/rates.ts';
import attendanceRecordCalls from '#server/routes/attendance/record.ts';
import terminalsRegistrationTerminalCalls from '#server/routes/terminals/registration-terminal.ts';
import peopleResetPasswordCalls from '#server/routes/people/reset-password.ts';
import peopleRoleCalls from '#server/routes/people/role.ts';
import companyWideSearchCalls from '#server/routes/company-wide/search.ts';
import peopleSignInCalls from '#server/routes/people/sign-in.ts';
import onCallSwapsCalls from '#server/routes/on-call/swaps.ts';
import tasksTaskActsCalls from '#server/routes/tasks/task-acts.ts';
import tasksTaskDocumentCalls from '#server/routes/tasks/task-document.ts';
import timesTaskTimesCalls from '#server/routes/times/task-times.ts';
import transportTaskTransportCalls from '#server/routes/transport/task-transport.ts';
import timesTaskWorkCalls from '#server/routes/times/task-work.ts';
import tasksTaskCalls from '#server/routes/tasks/task.ts';
import terminalsTerminalEventCalls from '#server/routes/terminals/terminal-event.ts';
import terminalsTerminalCalls from '#server/routes/terminals/terminal.ts';
import transportTransportCalls from '#server/routes/transport/transport.ts';
import peopleUserAccountCalls from '#server/routes/people/user-account.ts';
import peopleUserActiveCalls from '#server/routes/people/user-active.ts';
import peopleUserMayCalls from '#server/routes/people/user-may.ts';
import timesUserTimesCalls from '#server/routes/times/user-times.ts';
import attendanceWeeksCalls from '#server/routes/attendance/weeks.ts';
import wikiWikiPageCalls from '#server/routes/wiki/wiki-page.ts';
import timesWorkTypesCalls from '#server/routes/times/work-types.ts';
import tasksWorkloadCalls from '#server/routes/tasks/workload.ts';

/** The calls that are written by hand, file by file. */
export const routes = [
  absencesAbsenceCalls,
  peopleAccountCalls,
  attendanceAttendanceCalls,
  companyWideAuditLogCalls,
  companyWideCalendarFeedCalls,
  clientsClientMergeCalls,
  clientsClientCalls,
  tasksCommentCalls,
  companyConnectionCalls,
  companyWideCountsCalls,
  transferCsvExportCalls,
  transferCsvImportCalls,
  filesDocumentCalls,
  companyWideEventsCalls,
  filesFileCalls,
  attendanceFlexCalls,
  timesForgottenClockCalls,
  onCallHandoverCalls,
  companyHolidayCalls,
  invoicingInvoiceExportCalls,
  invoicingInvoiceLinesCalls,
  invoicingInvoicePapersCalls,
  invoicingInvoiceCalls,
  invoicingInvoicingCalls,
  companyWideLookupsCalls,
  mailMailCalls,
  tasksMaterialCalls,
  meetingsMeetingMinutesCalls,
  meetingsMeetingPartsCalls,
  meetingsMeetingTimesCalls,
  meetingsMeetingCalls,
  companyWideNotificationCalls,
  offersOfferCalls,
  onCallOnCallCalls,
  attendanceOwnEntryCalls,
  onCallPayrollCalls,
  clientsPlaceCalls,
  projectsProjectDocumentCalls,
  projectsProjectHandoverCalls,
  offersProjectOfferCalls,
  projectsProjectTemplateCalls,
  projectsProjectCalls,
  companyWidePublicCalendarCalls,
  projectsPublicHandoverCalls,
  meetingsPublicMeetingCalls,
  tasksPublicTaskCalls,
  companyRatesCalls,
  attendanceRecordCalls,
  terminalsRegistrationTerminalCalls,
  peopleResetPasswordCalls,
  peopleRoleCalls,
  companyWideSearchCalls,
  peopleSignInCalls,
  onCallSwapsCalls,
  tasksTaskActsCalls,
  tasksTaskDocumentCalls,
  timesTaskTimesCalls,
  transportTaskTransportCalls,
  timesTaskWorkCalls,
  tasksTaskCalls,
  terminalsTerminalEventCalls,
  terminalsTerminalCalls,
  transportTransportCalls,
  peopleUserAccountCalls,
  peopleUserActiveCalls,
  peopleUserMayCalls,
  timesUserTimesCalls,
  attendanceWeeksCalls,
  wikiWikiPageCalls,
  timesWorkTypesCalls,
  tasksWorkloadCalls,
];
