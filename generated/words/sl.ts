// Generated from the schema by npm run generate; never edited by hand.

import { completed } from '#schema/core/default-words.ts';
import absenceKindWords from '#schema/absences/words/sl/absence-kind.ts';
import absencePageWords from '#schema/absences/words/sl/absence-page.ts';
import absenceWords from '#schema/absences/words/sl/absence.ts';
import accountLetterWords from '#schema/people/words/sl/account-letter.ts';
import accountWords from '#schema/people/words/sl/account.ts';
import attendanceCorrectionWords from '#schema/attendance/words/sl/attendance-correction.ts';
import attendanceFlexWords from '#schema/attendance/words/sl/attendance-flex.ts';
import attendancePageWords from '#schema/attendance/words/sl/attendance-page.ts';
import attendanceRecordWords from '#schema/attendance/words/sl/attendance-record.ts';
import attendanceWeekWords from '#schema/people/words/sl/attendance-week.ts';
import auditWords from '#schema/words/sl/audit.ts';
import branchOfficeWords from '#schema/clients/words/sl/branch-office.ts';
import calendarFeedWords from '#schema/people/words/sl/calendar-feed.ts';
import clientCardWords from '#schema/clients/words/sl/client-card.ts';
import clientMergeWords from '#schema/clients/words/sl/client-merge.ts';
import clientPageWords from '#schema/clients/words/sl/client-page.ts';
import clientWords from '#schema/clients/words/sl/client.ts';
import commentWords from '#schema/tasks/words/sl/comment.ts';
import companyWords from '#schema/company/words/sl/company.ts';
import contactWords from '#schema/clients/words/sl/contact.ts';
import csvWords from '#schema/transfer/words/sl/csv.ts';
import documentWords from '#schema/files/words/sl/document.ts';
import errorWords from '#schema/words/sl/error.ts';
import fileWords from '#schema/files/words/sl/file.ts';
import firstStepsWords from '#schema/words/sl/first-steps.ts';
import flexEntryWords from '#schema/attendance/words/sl/flex-entry.ts';
import forgottenClockWords from '#schema/times/words/sl/forgotten-clock.ts';
import genericWords from '#schema/words/sl/generic.ts';
import handoverWords from '#schema/projects/words/sl/handover.ts';
import historyWords from '#schema/words/sl/history.ts';
import holidayWords from '#schema/company/words/sl/holiday.ts';
import invoiceItemWords from '#schema/invoicing/words/sl/invoice-item.ts';
import invoiceLineWords from '#schema/invoicing/words/sl/invoice-line.ts';
import invoicePageWords from '#schema/invoicing/words/sl/invoice-page.ts';
import invoicePaperWords from '#schema/invoicing/words/sl/invoice-paper.ts';
import invoiceTaskWords from '#schema/invoicing/words/sl/invoice-task.ts';
import invoiceWords from '#schema/invoicing/words/sl/invoice.ts';
import kilometerPriceWords from '#schema/invoicing/words/sl/kilometer-price.ts';
import labelWords from '#schema/words/sl/label.ts';
import leaveEntryWords from '#schema/absences/words/sl/leave-entry.ts';
import letterWords from '#schema/mail/words/sl/letter.ts';
import listViewWords from '#schema/words/sl/list-view.ts';
import mailWords from '#schema/mail/words/sl/mail.ts';
import materialWords from '#schema/tasks/words/sl/material.ts';
import meetingItemWords from '#schema/meetings/words/sl/meeting-item.ts';
import meetingLetterWords from '#schema/meetings/words/sl/meeting-letter.ts';
import meetingOutcomeWords from '#schema/meetings/words/sl/meeting-outcome.ts';
import meetingPageWords from '#schema/meetings/words/sl/meeting-page.ts';
import meetingPaperWords from '#schema/meetings/words/sl/meeting-paper.ts';
import meetingParagraphWords from '#schema/meetings/words/sl/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/meetings/words/sl/meeting-participant.ts';
import meetingVersionWords from '#schema/meetings/words/sl/meeting-version.ts';
import meetingWriterWords from '#schema/meetings/words/sl/meeting-writer.ts';
import meetingWords from '#schema/meetings/words/sl/meeting.ts';
import notesWords from '#schema/tasks/words/sl/notes.ts';
import notificationWords from '#schema/company/words/sl/notification.ts';
import offerPageWords from '#schema/offers/words/sl/offer-page.ts';
import offerTypeWords from '#schema/offers/words/sl/offer-type.ts';
import offerWords from '#schema/offers/words/sl/offer.ts';
import onCallPageWords from '#schema/on-call/words/sl/on-call-page.ts';
import onCallRateWords from '#schema/on-call/words/sl/on-call-rate.ts';
import onCallShiftWords from '#schema/on-call/words/sl/on-call-shift.ts';
import onCallSwapWords from '#schema/on-call/words/sl/on-call-swap.ts';
import outboxWords from '#schema/mail/words/sl/outbox.ts';
import outsideWords from '#schema/words/sl/outside.ts';
import peopleWords from '#schema/people/words/sl/people.ts';
import permissionWords from '#schema/words/sl/permission.ts';
import personWords from '#schema/people/words/sl/person.ts';
import presenceWords from '#schema/times/words/sl/presence.ts';
import priceWords from '#schema/invoicing/words/sl/price.ts';
import profileWords from '#schema/people/words/sl/profile.ts';
import projectOfferWords from '#schema/offers/words/sl/project-offer.ts';
import projectPageWords from '#schema/projects/words/sl/project-page.ts';
import projectTemplateWords from '#schema/projects/words/sl/project-template.ts';
import projectWords from '#schema/projects/words/sl/project.ts';
import publicLinkWords from '#schema/links/words/sl/public-link.ts';
import publicWords from '#schema/words/sl/public.ts';
import raWords from '#schema/words/sl/ra.ts';
import rateWords from '#schema/company/words/sl/rate.ts';
import registrationTerminalWords from '#schema/terminals/words/sl/registration-terminal.ts';
import richTextWords from '#schema/words/sl/rich-text.ts';
import roleWords from '#schema/people/words/sl/role.ts';
import searchWords from '#schema/words/sl/search.ts';
import settingsWords from '#schema/company/words/sl/settings.ts';
import shellWords from '#schema/words/sl/shell.ts';
import subTimeWords from '#schema/times/words/sl/sub-time.ts';
import tagWords from '#schema/company/words/sl/tag.ts';
import taskActWords from '#schema/tasks/words/sl/task-act.ts';
import taskPageWords from '#schema/tasks/words/sl/task-page.ts';
import taskProjectWords from '#schema/tasks/words/sl/task-project.ts';
import taskUserWords from '#schema/tasks/words/sl/task-user.ts';
import taskWords from '#schema/tasks/words/sl/task.ts';
import terminalEventWords from '#schema/terminals/words/sl/terminal-event.ts';
import terminalPageWords from '#schema/terminals/words/sl/terminal-page.ts';
import terminalWords from '#schema/terminals/words/sl/terminal.ts';
import timeEntryWords from '#schema/times/words/sl/time-entry.ts';
import timesWords from '#schema/times/words/sl/times.ts';
import transportRefuelWords from '#schema/transport/words/sl/transport-refuel.ts';
import transportTypeWords from '#schema/transport/words/sl/transport-type.ts';
import transportWaypointWords from '#schema/transport/words/sl/transport-waypoint.ts';
import transportWords from '#schema/transport/words/sl/transport.ts';
import userTypeWords from '#schema/people/words/sl/user-type.ts';
import userWords from '#schema/people/words/sl/user.ts';
import vatBasisWords from '#schema/company/words/sl/vat-basis.ts';
import vatRateWords from '#schema/company/words/sl/vat-rate.ts';
import vehicleWords from '#schema/transport/words/sl/vehicle.ts';
import wikiPageWords from '#schema/wiki/words/sl/wiki-page.ts';
import wikiVersionWords from '#schema/wiki/words/sl/wiki-version.ts';
import wikiWords from '#schema/wiki/words/sl/wiki.ts';
import workOrderWords from '#schema/tasks/words/sl/work-order.ts';
import workTypeWords from '#schema/times/words/sl/work-type.ts';
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
