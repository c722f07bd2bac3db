// Generated from the schema by npm run generate; never edited by hand.

import { completed } from '#schema/core/default-words.ts';
import absenceKindWords from '#schema/absences/words/hr/absence-kind.ts';
import absencePageWords from '#schema/absences/words/hr/absence-page.ts';
import absenceWords from '#schema/absences/words/hr/absence.ts';
import accountLetterWords from '#schema/people/words/hr/account-letter.ts';
import accountWords from '#schema/people/words/hr/account.ts';
import attendanceCorrectionWords from '#schema/attendance/words/hr/attendance-correction.ts';
import attendanceFlexWords from '#schema/attendance/words/hr/attendance-flex.ts';
import attendancePageWords from '#schema/attendance/words/hr/attendance-page.ts';
import attendanceRecordWords from '#schema/attendance/words/hr/attendance-record.ts';
import attendanceWeekWords from '#schema/people/words/hr/attendance-week.ts';
import auditWords from '#schema/words/hr/audit.ts';
import branchOfficeWords from '#schema/clients/words/hr/branch-office.ts';
import calendarFeedWords from '#schema/people/words/hr/calendar-feed.ts';
import clientCardWords from '#schema/clients/words/hr/client-card.ts';
import clientMergeWords from '#schema/clients/words/hr/client-merge.ts';
import clientPageWords from '#schema/clients/words/hr/client-page.ts';
import clientWords from '#schema/clients/words/hr/client.ts';
import commentWords from '#schema/tasks/words/hr/comment.ts';
import companyWords from '#schema/company/words/hr/company.ts';
import contactWords from '#schema/clients/words/hr/contact.ts';
import csvWords from '#schema/transfer/words/hr/csv.ts';
import documentWords from '#schema/files/words/hr/document.ts';
import errorWords from '#schema/words/hr/error.ts';
import fileWords from '#schema/files/words/hr/file.ts';
import firstStepsWords from '#schema/words/hr/first-steps.ts';
import flexEntryWords from '#schema/attendance/words/hr/flex-entry.ts';
import forgottenClockWords from '#schema/times/words/hr/forgotten-clock.ts';
import genericWords from '#schema/words/hr/generic.ts';
import handoverWords from '#schema/projects/words/hr/handover.ts';
import historyWords from '#schema/words/hr/history.ts';
import holidayWords from '#schema/company/words/hr/holiday.ts';
import invoiceItemWords from '#schema/invoicing/words/hr/invoice-item.ts';
import invoiceLineWords from '#schema/invoicing/words/hr/invoice-line.ts';
import invoicePageWords from '#schema/invoicing/words/hr/invoice-page.ts';
import invoicePaperWords from '#schema/invoicing/words/hr/invoice-paper.ts';
import invoiceTaskWords from '#schema/invoicing/words/hr/invoice-task.ts';
import invoiceWords from '#schema/invoicing/words/hr/invoice.ts';
import kilometerPriceWords from '#schema/invoicing/words/hr/kilometer-price.ts';
import labelWords from '#schema/words/hr/label.ts';
import leaveEntryWords from '#schema/absences/words/hr/leave-entry.ts';
import letterWords from '#schema/mail/words/hr/letter.ts';
import listViewWords from '#schema/words/hr/list-view.ts';
import mailWords from '#schema/mail/words/hr/mail.ts';
import materialWords from '#schema/tasks/words/hr/material.ts';
import meetingItemWords from '#schema/meetings/words/hr/meeting-item.ts';
import meetingLetterWords from '#schema/meetings/words/hr/meeting-letter.ts';
import meetingOutcomeWords from '#schema/meetings/words/hr/meeting-outcome.ts';
import meetingPageWords from '#schema/meetings/words/hr/meeting-page.ts';
import meetingPaperWords from '#schema/meetings/words/hr/meeting-paper.ts';
import meetingParagraphWords from '#schema/meetings/words/hr/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/meetings/words/hr/meeting-participant.ts';
import meetingVersionWords from '#schema/meetings/words/hr/meeting-version.ts';
import meetingWriterWords from '#schema/meetings/words/hr/meeting-writer.ts';
import meetingWords from '#schema/meetings/words/hr/meeting.ts';
import notesWords from '#schema/tasks/words/hr/notes.ts';
import notificationWords from '#schema/company/words/hr/notification.ts';
import offerPageWords from '#schema/offers/words/hr/offer-page.ts';
import offerTypeWords from '#schema/offers/words/hr/offer-type.ts';
import offerWords from '#schema/offers/words/hr/offer.ts';
import onCallPageWords from '#schema/on-call/words/hr/on-call-page.ts';
import onCallRateWords from '#schema/on-call/words/hr/on-call-rate.ts';
import onCallShiftWords from '#schema/on-call/words/hr/on-call-shift.ts';
import onCallSwapWords from '#schema/on-call/words/hr/on-call-swap.ts';
import outboxWords from '#schema/mail/words/hr/outbox.ts';
import outsideWords from '#schema/words/hr/outside.ts';
import peopleWords from '#schema/people/words/hr/people.ts';
import permissionWords from '#schema/words/hr/permission.ts';
import personWords from '#schema/people/words/hr/person.ts';
import presenceWords from '#schema/times/words/hr/presence.ts';
import priceWords from '#schema/invoicing/words/hr/price.ts';
import profileWords from '#schema/people/words/hr/profile.ts';
import projectOfferWords from '#schema/offers/words/hr/project-offer.ts';
import projectPageWords from '#schema/projects/words/hr/project-page.ts';
import projectTemplateWords from '#schema/projects/words/hr/project-template.ts';
import projectWords from '#schema/projects/words/hr/project.ts';
import publicLinkWords from '#schema/links/words/hr/public-link.ts';
import publicWords from '#schema/words/hr/public.ts';
import raWords from '#schema/words/hr/ra.ts';
import rateWords from '#schema/company/words/hr/rate.ts';
import registrationTerminalWords from '#schema/terminals/words/hr/registration-terminal.ts';
import richTextWords from '#schema/words/hr/rich-text.ts';
import roleWords from '#schema/people/words/hr/role.ts';
import searchWords from '#schema/words/hr/search.ts';
import settingsWords from '#schema/company/words/hr/settings.ts';
import shellWords from '#schema/words/hr/shell.ts';
import subTimeWords from '#schema/times/words/hr/sub-time.ts';
import tagWords from '#schema/company/words/hr/tag.ts';
import taskActWords from '#schema/tasks/words/hr/task-act.ts';
import taskPageWords from '#schema/tasks/words/hr/task-page.ts';
import taskProjectWords from '#schema/tasks/words/hr/task-project.ts';
import taskUserWords from '#schema/tasks/words/hr/task-user.ts';
import taskWords from '#schema/tasks/words/hr/task.ts';
import terminalEventWords from '#schema/terminals/words/hr/terminal-event.ts';
import terminalPageWords from '#schema/terminals/words/hr/terminal-page.ts';
import terminalWords from '#schema/terminals/words/hr/terminal.ts';
import timeEntryWords from '#schema/times/words/hr/time-entry.ts';
import timesWords from '#schema/times/words/hr/times.ts';
import transportRefuelWords from '#schema/transport/words/hr/transport-refuel.ts';
import transportTypeWords from '#schema/transport/words/hr/transport-type.ts';
import transportWaypointWords from '#schema/transport/words/hr/transport-waypoint.ts';
import transportWords from '#schema/transport/words/hr/transport.ts';
import userTypeWords from '#schema/people/words/hr/user-type.ts';
import userWords from '#schema/people/words/hr/user.ts';
import vatBasisWords from '#schema/company/words/hr/vat-basis.ts';
import vatRateWords from '#schema/company/words/hr/vat-rate.ts';
import vehicleWords from '#schema/transport/words/hr/vehicle.ts';
import wikiPageWords from '#schema/wiki/words/hr/wiki-page.ts';
import wikiVersionWords from '#schema/wiki/words/hr/wiki-version.ts';
import wikiWords from '#schema/wiki/words/hr/wiki.ts';
import workOrderWords from '#schema/tasks/words/hr/work-order.ts';
import workTypeWords from '#schema/times/words/hr/work-type.ts';
import { defaultWords } from '../default-words.ts';

export default completed(
  {
    absence_kind: absenceKindWords,
    absence_page: absencePageWords,
    absence: absenceWords,
    account_letter: accountLetterWords,
    account: accountWords,
    attendance_correction: attendanceCorrectionWords,
    attendance_flex: attendanceFlexWords,
    attendance_page: attendancePageWords,
    attendance_record: attendanceRecordWords,
    attendance_week: attendanceWeekWords,
    audit: auditWords,
    branch_office: branchOfficeWords,
    calendar_feed: calendarFeedWords,
    client_card: clientCardWords,
    client_merge: clientMergeWords,
    client_page: clientPageWords,
    client: clientWords,
    comment: commentWords,
    company: companyWords,
    contact: contactWords,
    csv: csvWords,
    document: documentWords,
    error: errorWords,
    file: fileWords,
    first_steps: firstStepsWords,
    flex_entry: flexEntryWords,
    forgotten_clock: forgottenClockWords,
    generic: genericWords,
    handover: handoverWords,
    history: historyWords,
    holiday: holidayWords,
    invoice_item: invoiceItemWords,
    invoice_line: invoiceLineWords,
    invoice_page: invoicePageWords,
    invoice_paper: invoicePaperWords,
    invoice_task: invoiceTaskWords,
    invoice: invoiceWords,
    kilometer_price: kilometerPriceWords,
    label: labelWords,
    leave_entry: leaveEntryWords,
    letter: letterWords,
    list_view: listViewWords,
    mail: mailWords,
    material: materialWords,
    meeting_item: meetingItemWords,
    meeting_letter: meetingLetterWords,
    meeting_outcome: meetingOutcomeWords,
    meeting_page: meetingPageWords,
    meeting_paper: meetingPaperWords,
    meeting_paragraph: meetingParagraphWords,
    meeting_participant: meetingParticipantWords,
    meeting_version: meetingVersionWords,
    meeting_writer: meetingWriterWords,
    meeting: meetingWords,
    notes: notesWords,
    notification: notificationWords,
    offer_page: offerPageWords,
    offer_type: offerTypeWords,
    offer: offerWords,
    on_call_page: onCallPageWords,
    on_call_rate: onCallRateWords,
    on_call_shift: onCallShiftWords,
    on_call_swap: onCallSwapWords,
    outbox: outboxWords,
    outside: outsideWords,
    people: peopleWords,
    permission: permissionWords,
    person: personWords,
    presence: presenceWords,
    price: priceWords,
    profile: profileWords,
    project_offer: projectOfferWords,
    project_page: projectPageWords,
    project_template: projectTemplateWords,
    project: projectWords,
    public_link: publicLinkWords,
    public: publicWords,
    ra: raWords,
    rate: rateWords,
    registration_terminal: registrationTerminalWords,
    rich_text: richTextWords,
    role: roleWords,
    search: searchWords,
    settings: settingsWords,
    shell: shellWords,
    sub_time: subTimeWords,
    tag: tagWords,
    task_act: taskActWords,
    task_page: taskPageWords,
    task_project: taskProjectWords,
    task_user: taskUserWords,
    task: taskWords,
    terminal_event: terminalEventWords,
    terminal_page: terminalPageWords,
    terminal: terminalWords,
    time_entry: timeEntryWords,
    times: timesWords,
    transport_refuel: transportRefuelWords,
    transport_type: transportTypeWords,
    transport_waypoint: transportWaypointWords,
    transport: transportWords,
    user_type: userTypeWords,
    user: userWords,
    vat_basis: vatBasisWords,
    vat_rate: vatRateWords,
    vehicle: vehicleWords,
    wiki_page: wikiPageWords,
    wiki_version: wikiVersionWords,
    wiki: wikiWords,
    work_order: workOrderWords,
    work_type: workTypeWords,
  },
  defaultWords,
);
