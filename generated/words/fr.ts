// Generated from the schema by npm run generate; never edited by hand.

import { completed } from '#schema/core/default-words.ts';
import absenceKindWords from '#schema/absences/words/fr/absence-kind.ts';
import absencePageWords from '#schema/absences/words/fr/absence-page.ts';
import absenceWords from '#schema/absences/words/fr/absence.ts';
import accountLetterWords from '#schema/people/words/fr/account-letter.ts';
import accountWords from '#schema/people/words/fr/account.ts';
import attendanceCorrectionWords from '#schema/attendance/words/fr/attendance-correction.ts';
import attendanceFlexWords from '#schema/attendance/words/fr/attendance-flex.ts';
import attendancePageWords from '#schema/attendance/words/fr/attendance-page.ts';
import attendanceRecordWords from '#schema/attendance/words/fr/attendance-record.ts';
import attendanceWeekWords from '#schema/people/words/fr/attendance-week.ts';
import auditWords from '#schema/words/fr/audit.ts';
import branchOfficeWords from '#schema/clients/words/fr/branch-office.ts';
import calendarFeedWords from '#schema/people/words/fr/calendar-feed.ts';
import clientCardWords from '#schema/clients/words/fr/client-card.ts';
import clientMergeWords from '#schema/clients/words/fr/client-merge.ts';
import clientPageWords from '#schema/clients/words/fr/client-page.ts';
import clientWords from '#schema/clients/words/fr/client.ts';
import commentWords from '#schema/tasks/words/fr/comment.ts';
import companyWords from '#schema/company/words/fr/company.ts';
import contactWords from '#schema/clients/words/fr/contact.ts';
import csvWords from '#schema/transfer/words/fr/csv.ts';
import documentWords from '#schema/files/words/fr/document.ts';
import errorWords from '#schema/words/fr/error.ts';
import fileWords from '#schema/files/words/fr/file.ts';
import firstStepsWords from '#schema/words/fr/first-steps.ts';
import flexEntryWords from '#schema/attendance/words/fr/flex-entry.ts';
import forgottenClockWords from '#schema/times/words/fr/forgotten-clock.ts';
import genericWords from '#schema/words/fr/generic.ts';
import handoverWords from '#schema/projects/words/fr/handover.ts';
import historyWords from '#schema/words/fr/history.ts';
import holidayWords from '#schema/company/words/fr/holiday.ts';
import invoiceItemWords from '#schema/invoicing/words/fr/invoice-item.ts';
import invoiceLineWords from '#schema/invoicing/words/fr/invoice-line.ts';
import invoicePageWords from '#schema/invoicing/words/fr/invoice-page.ts';
import invoicePaperWords from '#schema/invoicing/words/fr/invoice-paper.ts';
import invoiceTaskWords from '#schema/invoicing/words/fr/invoice-task.ts';
import invoiceWords from '#schema/invoicing/words/fr/invoice.ts';
import kilometerPriceWords from '#schema/invoicing/words/fr/kilometer-price.ts';
import labelWords from '#schema/words/fr/label.ts';
import leaveEntryWords from '#schema/absences/words/fr/leave-entry.ts';
import letterWords from '#schema/mail/words/fr/letter.ts';
import listViewWords from '#schema/words/fr/list-view.ts';
import mailWords from '#schema/mail/words/fr/mail.ts';
import materialWords from '#schema/tasks/words/fr/material.ts';
import meetingItemWords from '#schema/meetings/words/fr/meeting-item.ts';
import meetingLetterWords from '#schema/meetings/words/fr/meeting-letter.ts';
import meetingOutcomeWords from '#schema/meetings/words/fr/meeting-outcome.ts';
import meetingPageWords from '#schema/meetings/words/fr/meeting-page.ts';
import meetingPaperWords from '#schema/meetings/words/fr/meeting-paper.ts';
import meetingParagraphWords from '#schema/meetings/words/fr/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/meetings/words/fr/meeting-participant.ts';
import meetingVersionWords from '#schema/meetings/words/fr/meeting-version.ts';
import meetingWriterWords from '#schema/meetings/words/fr/meeting-writer.ts';
import meetingWords from '#schema/meetings/words/fr/meeting.ts';
import notesWords from '#schema/tasks/words/fr/notes.ts';
import notificationWords from '#schema/company/words/fr/notification.ts';
import offerPageWords from '#schema/offers/words/fr/offer-page.ts';
import offerTypeWords from '#schema/offers/words/fr/offer-type.ts';
import offerWords from '#schema/offers/words/fr/offer.ts';
import onCallPageWords from '#schema/on-call/words/fr/on-call-page.ts';
import onCallRateWords from '#schema/on-call/words/fr/on-call-rate.ts';
import onCallShiftWords from '#schema/on-call/words/fr/on-call-shift.ts';
import onCallSwapWords from '#schema/on-call/words/fr/on-call-swap.ts';
import outboxWords from '#schema/mail/words/fr/outbox.ts';
import outsideWords from '#schema/words/fr/outside.ts';
import peopleWords from '#schema/people/words/fr/people.ts';
import permissionWords from '#schema/words/fr/permission.ts';
import personWords from '#schema/people/words/fr/person.ts';
import presenceWords from '#schema/times/words/fr/presence.ts';
import priceWords from '#schema/invoicing/words/fr/price.ts';
import profileWords from '#schema/people/words/fr/profile.ts';
import projectOfferWords from '#schema/offers/words/fr/project-offer.ts';
import projectPageWords from '#schema/projects/words/fr/project-page.ts';
import projectTemplateWords from '#schema/projects/words/fr/project-template.ts';
import projectWords from '#schema/projects/words/fr/project.ts';
import publicLinkWords from '#schema/links/words/fr/public-link.ts';
import publicWords from '#schema/words/fr/public.ts';
import raWords from '#schema/words/fr/ra.ts';
import rateWords from '#schema/company/words/fr/rate.ts';
import registrationTerminalWords from '#schema/terminals/words/fr/registration-terminal.ts';
import richTextWords from '#schema/words/fr/rich-text.ts';
import roleWords from '#schema/people/words/fr/role.ts';
import searchWords from '#schema/words/fr/search.ts';
import settingsWords from '#schema/company/words/fr/settings.ts';
import shellWords from '#schema/words/fr/shell.ts';
import subTimeWords from '#schema/times/words/fr/sub-time.ts';
import tagWords from '#schema/company/words/fr/tag.ts';
import taskActWords from '#schema/tasks/words/fr/task-act.ts';
import taskPageWords from '#schema/tasks/words/fr/task-page.ts';
import taskProjectWords from '#schema/tasks/words/fr/task-project.ts';
import taskUserWords from '#schema/tasks/words/fr/task-user.ts';
import taskWords from '#schema/tasks/words/fr/task.ts';
import terminalEventWords from '#schema/terminals/words/fr/terminal-event.ts';
import terminalPageWords from '#schema/terminals/words/fr/terminal-page.ts';
import terminalWords from '#schema/terminals/words/fr/terminal.ts';
import timeEntryWords from '#schema/times/words/fr/time-entry.ts';
import timesWords from '#schema/times/words/fr/times.ts';
import transportRefuelWords from '#schema/transport/words/fr/transport-refuel.ts';
import transportTypeWords from '#schema/transport/words/fr/transport-type.ts';
import transportWaypointWords from '#schema/transport/words/fr/transport-waypoint.ts';
import transportWords from '#schema/transport/words/fr/transport.ts';
import userTypeWords from '#schema/people/words/fr/user-type.ts';
import userWords from '#schema/people/words/fr/user.ts';
import vatBasisWords from '#schema/company/words/fr/vat-basis.ts';
import vatRateWords from '#schema/company/words/fr/vat-rate.ts';
import vehicleWords from '#schema/transport/words/fr/vehicle.ts';
import wikiPageWords from '#schema/wiki/words/fr/wiki-page.ts';
import wikiVersionWords from '#schema/wiki/words/fr/wiki-version.ts';
import wikiWords from '#schema/wiki/words/fr/wiki.ts';
import workOrderWords from '#schema/tasks/words/fr/work-order.ts';
import workTypeWords from '#schema/times/words/fr/work-type.ts';
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
