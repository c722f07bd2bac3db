// Generated from the schema by npm run generate; never edited by hand.

import accountLetterWords from '#schema/translations/de/account-letter.ts';
import accountWords from '#schema/translations/de/account.ts';
import auditWords from '#schema/translations/de/audit.ts';
import branchOfficeWords from '#schema/translations/de/branch-office.ts';
import clientMergeWords from '#schema/translations/de/client-merge.ts';
import clientPageWords from '#schema/translations/de/client-page.ts';
import clientWords from '#schema/translations/de/client.ts';
import commentWords from '#schema/translations/de/comment.ts';
import companyWords from '#schema/translations/de/company.ts';
import contactWords from '#schema/translations/de/contact.ts';
import csvWords from '#schema/translations/de/csv.ts';
import documentWords from '#schema/translations/de/document.ts';
import effectWords from '#schema/translations/de/effect.ts';
import errorWords from '#schema/translations/de/error.ts';
import fileWords from '#schema/translations/de/file.ts';
import firstStepsWords from '#schema/translations/de/first-steps.ts';
import genericWords from '#schema/translations/de/generic.ts';
import handoverWords from '#schema/translations/de/handover.ts';
import historyWords from '#schema/translations/de/history.ts';
import holidayWords from '#schema/translations/de/holiday.ts';
import invoiceItemWords from '#schema/translations/de/invoice-item.ts';
import invoiceLineWords from '#schema/translations/de/invoice-line.ts';
import invoicePageWords from '#schema/translations/de/invoice-page.ts';
import invoicePaperWords from '#schema/translations/de/invoice-paper.ts';
import invoiceTaskWords from '#schema/translations/de/invoice-task.ts';
import invoiceWords from '#schema/translations/de/invoice.ts';
import kilometerPriceWords from '#schema/translations/de/kilometer-price.ts';
import letterWords from '#schema/translations/de/letter.ts';
import mailWords from '#schema/translations/de/mail.ts';
import materialWords from '#schema/translations/de/material.ts';
import meetingItemWords from '#schema/translations/de/meeting-item.ts';
import meetingLetterWords from '#schema/translations/de/meeting-letter.ts';
import meetingOutcomeWords from '#schema/translations/de/meeting-outcome.ts';
import meetingPageWords from '#schema/translations/de/meeting-page.ts';
import meetingPaperWords from '#schema/translations/de/meeting-paper.ts';
import meetingParagraphWords from '#schema/translations/de/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/translations/de/meeting-participant.ts';
import meetingVersionWords from '#schema/translations/de/meeting-version.ts';
import meetingWriterWords from '#schema/translations/de/meeting-writer.ts';
import meetingWords from '#schema/translations/de/meeting.ts';
import notesWords from '#schema/translations/de/notes.ts';
import notificationWords from '#schema/translations/de/notification.ts';
import offerPageWords from '#schema/translations/de/offer-page.ts';
import offerTypeWords from '#schema/translations/de/offer-type.ts';
import offerWords from '#schema/translations/de/offer.ts';
import outboxWords from '#schema/translations/de/outbox.ts';
import outsideWords from '#schema/translations/de/outside.ts';
import peopleWords from '#schema/translations/de/people.ts';
import permissionWords from '#schema/translations/de/permission.ts';
import personWords from '#schema/translations/de/person.ts';
import priceWords from '#schema/translations/de/price.ts';
import profileWords from '#schema/translations/de/profile.ts';
import projectOfferWords from '#schema/translations/de/project-offer.ts';
import projectPageWords from '#schema/translations/de/project-page.ts';
import projectTemplateWords from '#schema/translations/de/project-template.ts';
import projectWords from '#schema/translations/de/project.ts';
import publicLinkWords from '#schema/translations/de/public-link.ts';
import publicWords from '#schema/translations/de/public.ts';
import raWords from '#schema/translations/de/ra.ts';
import rateWords from '#schema/translations/de/rate.ts';
import registrationTerminalWords from '#schema/translations/de/registration-terminal.ts';
import richTextWords from '#schema/translations/de/rich-text.ts';
import roleWords from '#schema/translations/de/role.ts';
import searchWords from '#schema/translations/de/search.ts';
import settingsWords from '#schema/translations/de/settings.ts';
import shellWords from '#schema/translations/de/shell.ts';
import subTimeWords from '#schema/translations/de/sub-time.ts';
import tagWords from '#schema/translations/de/tag.ts';
import taskActWords from '#schema/translations/de/task-act.ts';
import taskProjectWords from '#schema/translations/de/task-project.ts';
import taskUserWords from '#schema/translations/de/task-user.ts';
import taskWords from '#schema/translations/de/task.ts';
import terminalEventWords from '#schema/translations/de/terminal-event.ts';
import terminalPageWords from '#schema/translations/de/terminal-page.ts';
import terminalWords from '#schema/translations/de/terminal.ts';
import timeEntryWords from '#schema/translations/de/time-entry.ts';
import timesWords from '#schema/translations/de/times.ts';
import transportRefuelWords from '#schema/translations/de/transport-refuel.ts';
import transportTypeWords from '#schema/translations/de/transport-type.ts';
import transportWaypointWords from '#schema/translations/de/transport-waypoint.ts';
import transportWords from '#schema/translations/de/transport.ts';
import userTypeWords from '#schema/translations/de/user-type.ts';
import userWords from '#schema/translations/de/user.ts';
import vatRateWords from '#schema/translations/de/vat-rate.ts';
import vehicleWords from '#schema/translations/de/vehicle.ts';
import wikiPageWords from '#schema/translations/de/wiki-page.ts';
import wikiVersionWords from '#schema/translations/de/wiki-version.ts';
import wikiWords from '#schema/translations/de/wiki.ts';
import workOrderWords from '#schema/translations/de/work-order.ts';
import workTypeWords from '#schema/translations/de/work-type.ts';

export default {
  account_letter: accountLetterWords,
  account: accountWords,
  audit: auditWords,
  branch_office: branchOfficeWords,
  client_merge: clientMergeWords,
  client_page: clientPageWords,
  client: clientWords,
  comment: commentWords,
  company: companyWords,
  contact: contactWords,
  csv: csvWords,
  document: documentWords,
  effect: effectWords,
  error: errorWords,
  file: fileWords,
  first_steps: firstStepsWords,
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
  letter: letterWords,
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
  outbox: outboxWords,
  outside: outsideWords,
  people: peopleWords,
  permission: permissionWords,
  person: personWords,
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
  vat_rate: vatRateWords,
  vehicle: vehicleWords,
  wiki_page: wikiPageWords,
  wiki_version: wikiVersionWords,
  wiki: wikiWords,
  work_order: workOrderWords,
  work_type: workTypeWords,
};
