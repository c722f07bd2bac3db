// Generated from the schema by npm run generate; never edited by hand.

import accountLetterWords from '#schema/translations/en/account-letter.ts';
import accountWords from '#schema/translations/en/account.ts';
import auditWords from '#schema/translations/en/audit.ts';
import branchOfficeWords from '#schema/translations/en/branch-office.ts';
import clientMergeWords from '#schema/translations/en/client-merge.ts';
import clientPageWords from '#schema/translations/en/client-page.ts';
import clientWords from '#schema/translations/en/client.ts';
import commentWords from '#schema/translations/en/comment.ts';
import companyWords from '#schema/translations/en/company.ts';
import contactWords from '#schema/translations/en/contact.ts';
import csvWords from '#schema/translations/en/csv.ts';
import documentWords from '#schema/translations/en/document.ts';
import effectWords from '#schema/translations/en/effect.ts';
import errorWords from '#schema/translations/en/error.ts';
import fileWords from '#schema/translations/en/file.ts';
import firstStepsWords from '#schema/translations/en/first-steps.ts';
import genericWords from '#schema/translations/en/generic.ts';
import handoverWords from '#schema/translations/en/handover.ts';
import historyWords from '#schema/translations/en/history.ts';
import holidayWords from '#schema/translations/en/holiday.ts';
import invoiceItemWords from '#schema/translations/en/invoice-item.ts';
import invoiceLineWords from '#schema/translations/en/invoice-line.ts';
import invoicePageWords from '#schema/translations/en/invoice-page.ts';
import invoicePaperWords from '#schema/translations/en/invoice-paper.ts';
import invoiceTaskWords from '#schema/translations/en/invoice-task.ts';
import invoiceWords from '#schema/translations/en/invoice.ts';
import kilometerPriceWords from '#schema/translations/en/kilometer-price.ts';
import letterWords from '#schema/translations/en/letter.ts';
import mailWords from '#schema/translations/en/mail.ts';
import materialWords from '#schema/translations/en/material.ts';
import meetingItemWords from '#schema/translations/en/meeting-item.ts';
import meetingLetterWords from '#schema/translations/en/meeting-letter.ts';
import meetingOutcomeWords from '#schema/translations/en/meeting-outcome.ts';
import meetingPageWords from '#schema/translations/en/meeting-page.ts';
import meetingPaperWords from '#schema/translations/en/meeting-paper.ts';
import meetingParagraphWords from '#schema/translations/en/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/translations/en/meeting-participant.ts';
import meetingVersionWords from '#schema/translations/en/meeting-version.ts';
import meetingWriterWords from '#schema/translations/en/meeting-writer.ts';
import meetingWords from '#schema/translations/en/meeting.ts';
import notesWords from '#schema/translations/en/notes.ts';
import notificationWords from '#schema/translations/en/notification.ts';
import offerPageWords from '#schema/translations/en/offer-page.ts';
import offerTypeWords from '#schema/translations/en/offer-type.ts';
import offerWords from '#schema/translations/en/offer.ts';
import outboxWords from '#schema/translations/en/outbox.ts';
import outsideWords from '#schema/translations/en/outside.ts';
import peopleWords from '#schema/translations/en/people.ts';
import permissionWords from '#schema/translations/en/permission.ts';
import personWords from '#schema/translations/en/person.ts';
import priceWords from '#schema/translations/en/price.ts';
import profileWords from '#schema/translations/en/profile.ts';
import projectOfferWords from '#schema/translations/en/project-offer.ts';
import projectPageWords from '#schema/translations/en/project-page.ts';
import projectTemplateWords from '#schema/translations/en/project-template.ts';
import projectWords from '#schema/translations/en/project.ts';
import publicLinkWords from '#schema/translations/en/public-link.ts';
import publicWords from '#schema/translations/en/public.ts';
import raWords from '#schema/translations/en/ra.ts';
import rateWords from '#schema/translations/en/rate.ts';
import registrationTerminalWords from '#schema/translations/en/registration-terminal.ts';
import richTextWords from '#schema/translations/en/rich-text.ts';
import roleWords from '#schema/translations/en/role.ts';
import searchWords from '#schema/translations/en/search.ts';
import settingsWords from '#schema/translations/en/settings.ts';
import shellWords from '#schema/translations/en/shell.ts';
import subTimeWords from '#schema/translations/en/sub-time.ts';
import tagWords from '#schema/translations/en/tag.ts';
import taskActWords from '#schema/translations/en/task-act.ts';
import taskProjectWords from '#schema/translations/en/task-project.ts';
import taskUserWords from '#schema/translations/en/task-user.ts';
import taskWords from '#schema/translations/en/task.ts';
import terminalEventWords from '#schema/translations/en/terminal-event.ts';
import terminalPageWords from '#schema/translations/en/terminal-page.ts';
import terminalWords from '#schema/translations/en/terminal.ts';
import timeEntryWords from '#schema/translations/en/time-entry.ts';
import timesWords from '#schema/translations/en/times.ts';
import transportRefuelWords from '#schema/translations/en/transport-refuel.ts';
import transportTypeWords from '#schema/translations/en/transport-type.ts';
import transportWaypointWords from '#schema/translations/en/transport-waypoint.ts';
import transportWords from '#schema/translations/en/transport.ts';
import userTypeWords from '#schema/translations/en/user-type.ts';
import userWords from '#schema/translations/en/user.ts';
import vatRateWords from '#schema/translations/en/vat-rate.ts';
import vehicleWords from '#schema/translations/en/vehicle.ts';
import wikiPageWords from '#schema/translations/en/wiki-page.ts';
import wikiVersionWords from '#schema/translations/en/wiki-version.ts';
import wikiWords from '#schema/translations/en/wiki.ts';
import workOrderWords from '#schema/translations/en/work-order.ts';
import workTypeWords from '#schema/translations/en/work-type.ts';

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
