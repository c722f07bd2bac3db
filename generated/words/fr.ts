// Generated from the schema by npm run generate; never edited by hand.

import accountLetterWords from '#schema/translations/fr/account-letter.ts';
import accountWords from '#schema/translations/fr/account.ts';
import auditWords from '#schema/translations/fr/audit.ts';
import branchOfficeWords from '#schema/translations/fr/branch-office.ts';
import clientMergeWords from '#schema/translations/fr/client-merge.ts';
import clientPageWords from '#schema/translations/fr/client-page.ts';
import clientWords from '#schema/translations/fr/client.ts';
import commentWords from '#schema/translations/fr/comment.ts';
import companyWords from '#schema/translations/fr/company.ts';
import contactWords from '#schema/translations/fr/contact.ts';
import csvWords from '#schema/translations/fr/csv.ts';
import documentWords from '#schema/translations/fr/document.ts';
import effectWords from '#schema/translations/fr/effect.ts';
import errorWords from '#schema/translations/fr/error.ts';
import fileWords from '#schema/translations/fr/file.ts';
import firstStepsWords from '#schema/translations/fr/first-steps.ts';
import genericWords from '#schema/translations/fr/generic.ts';
import handoverWords from '#schema/translations/fr/handover.ts';
import historyWords from '#schema/translations/fr/history.ts';
import holidayWords from '#schema/translations/fr/holiday.ts';
import invoiceItemWords from '#schema/translations/fr/invoice-item.ts';
import invoiceLineWords from '#schema/translations/fr/invoice-line.ts';
import invoicePageWords from '#schema/translations/fr/invoice-page.ts';
import invoicePaperWords from '#schema/translations/fr/invoice-paper.ts';
import invoiceTaskWords from '#schema/translations/fr/invoice-task.ts';
import invoiceWords from '#schema/translations/fr/invoice.ts';
import kilometerPriceWords from '#schema/translations/fr/kilometer-price.ts';
import letterWords from '#schema/translations/fr/letter.ts';
import mailWords from '#schema/translations/fr/mail.ts';
import materialWords from '#schema/translations/fr/material.ts';
import meetingItemWords from '#schema/translations/fr/meeting-item.ts';
import meetingLetterWords from '#schema/translations/fr/meeting-letter.ts';
import meetingOutcomeWords from '#schema/translations/fr/meeting-outcome.ts';
import meetingPageWords from '#schema/translations/fr/meeting-page.ts';
import meetingPaperWords from '#schema/translations/fr/meeting-paper.ts';
import meetingParagraphWords from '#schema/translations/fr/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/translations/fr/meeting-participant.ts';
import meetingVersionWords from '#schema/translations/fr/meeting-version.ts';
import meetingWriterWords from '#schema/translations/fr/meeting-writer.ts';
import meetingWords from '#schema/translations/fr/meeting.ts';
import notesWords from '#schema/translations/fr/notes.ts';
import notificationWords from '#schema/translations/fr/notification.ts';
import offerPageWords from '#schema/translations/fr/offer-page.ts';
import offerTypeWords from '#schema/translations/fr/offer-type.ts';
import offerWords from '#schema/translations/fr/offer.ts';
import outboxWords from '#schema/translations/fr/outbox.ts';
import outsideWords from '#schema/translations/fr/outside.ts';
import peopleWords from '#schema/translations/fr/people.ts';
import permissionWords from '#schema/translations/fr/permission.ts';
import personWords from '#schema/translations/fr/person.ts';
import priceWords from '#schema/translations/fr/price.ts';
import profileWords from '#schema/translations/fr/profile.ts';
import projectOfferWords from '#schema/translations/fr/project-offer.ts';
import projectPageWords from '#schema/translations/fr/project-page.ts';
import projectTemplateWords from '#schema/translations/fr/project-template.ts';
import projectWords from '#schema/translations/fr/project.ts';
import publicLinkWords from '#schema/translations/fr/public-link.ts';
import publicWords from '#schema/translations/fr/public.ts';
import raWords from '#schema/translations/fr/ra.ts';
import rateWords from '#schema/translations/fr/rate.ts';
import registrationTerminalWords from '#schema/translations/fr/registration-terminal.ts';
import richTextWords from '#schema/translations/fr/rich-text.ts';
import roleWords from '#schema/translations/fr/role.ts';
import searchWords from '#schema/translations/fr/search.ts';
import settingsWords from '#schema/translations/fr/settings.ts';
import shellWords from '#schema/translations/fr/shell.ts';
import subTimeWords from '#schema/translations/fr/sub-time.ts';
import tagWords from '#schema/translations/fr/tag.ts';
import taskActWords from '#schema/translations/fr/task-act.ts';
import taskProjectWords from '#schema/translations/fr/task-project.ts';
import taskUserWords from '#schema/translations/fr/task-user.ts';
import taskWords from '#schema/translations/fr/task.ts';
import terminalEventWords from '#schema/translations/fr/terminal-event.ts';
import terminalPageWords from '#schema/translations/fr/terminal-page.ts';
import terminalWords from '#schema/translations/fr/terminal.ts';
import timeEntryWords from '#schema/translations/fr/time-entry.ts';
import timesWords from '#schema/translations/fr/times.ts';
import transportRefuelWords from '#schema/translations/fr/transport-refuel.ts';
import transportTypeWords from '#schema/translations/fr/transport-type.ts';
import transportWaypointWords from '#schema/translations/fr/transport-waypoint.ts';
import transportWords from '#schema/translations/fr/transport.ts';
import userTypeWords from '#schema/translations/fr/user-type.ts';
import userWords from '#schema/translations/fr/user.ts';
import vatRateWords from '#schema/translations/fr/vat-rate.ts';
import vehicleWords from '#schema/translations/fr/vehicle.ts';
import wikiPageWords from '#schema/translations/fr/wiki-page.ts';
import wikiVersionWords from '#schema/translations/fr/wiki-version.ts';
import wikiWords from '#schema/translations/fr/wiki.ts';
import workOrderWords from '#schema/translations/fr/work-order.ts';
import workTypeWords from '#schema/translations/fr/work-type.ts';

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
