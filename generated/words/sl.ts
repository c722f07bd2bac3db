// Generated from the schema by npm run generate; never edited by hand.

import accountLetterWords from '#schema/translations/sl/account-letter.ts';
import accountWords from '#schema/translations/sl/account.ts';
import auditWords from '#schema/translations/sl/audit.ts';
import branchOfficeWords from '#schema/translations/sl/branch-office.ts';
import clientMergeWords from '#schema/translations/sl/client-merge.ts';
import clientPageWords from '#schema/translations/sl/client-page.ts';
import clientWords from '#schema/translations/sl/client.ts';
import commentWords from '#schema/translations/sl/comment.ts';
import companyWords from '#schema/translations/sl/company.ts';
import contactWords from '#schema/translations/sl/contact.ts';
import csvWords from '#schema/translations/sl/csv.ts';
import documentWords from '#schema/translations/sl/document.ts';
import effectWords from '#schema/translations/sl/effect.ts';
import errorWords from '#schema/translations/sl/error.ts';
import fileWords from '#schema/translations/sl/file.ts';
import firstStepsWords from '#schema/translations/sl/first-steps.ts';
import genericWords from '#schema/translations/sl/generic.ts';
import handoverWords from '#schema/translations/sl/handover.ts';
import historyWords from '#schema/translations/sl/history.ts';
import holidayWords from '#schema/translations/sl/holiday.ts';
import invoiceItemWords from '#schema/translations/sl/invoice-item.ts';
import invoiceLineWords from '#schema/translations/sl/invoice-line.ts';
import invoicePageWords from '#schema/translations/sl/invoice-page.ts';
import invoicePaperWords from '#schema/translations/sl/invoice-paper.ts';
import invoiceTaskWords from '#schema/translations/sl/invoice-task.ts';
import invoiceWords from '#schema/translations/sl/invoice.ts';
import kilometerPriceWords from '#schema/translations/sl/kilometer-price.ts';
import letterWords from '#schema/translations/sl/letter.ts';
import mailWords from '#schema/translations/sl/mail.ts';
import materialWords from '#schema/translations/sl/material.ts';
import meetingItemWords from '#schema/translations/sl/meeting-item.ts';
import meetingLetterWords from '#schema/translations/sl/meeting-letter.ts';
import meetingOutcomeWords from '#schema/translations/sl/meeting-outcome.ts';
import meetingPageWords from '#schema/translations/sl/meeting-page.ts';
import meetingPaperWords from '#schema/translations/sl/meeting-paper.ts';
import meetingParagraphWords from '#schema/translations/sl/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/translations/sl/meeting-participant.ts';
import meetingVersionWords from '#schema/translations/sl/meeting-version.ts';
import meetingWriterWords from '#schema/translations/sl/meeting-writer.ts';
import meetingWords from '#schema/translations/sl/meeting.ts';
import notesWords from '#schema/translations/sl/notes.ts';
import notificationWords from '#schema/translations/sl/notification.ts';
import offerPageWords from '#schema/translations/sl/offer-page.ts';
import offerTypeWords from '#schema/translations/sl/offer-type.ts';
import offerWords from '#schema/translations/sl/offer.ts';
import outboxWords from '#schema/translations/sl/outbox.ts';
import outsideWords from '#schema/translations/sl/outside.ts';
import peopleWords from '#schema/translations/sl/people.ts';
import permissionWords from '#schema/translations/sl/permission.ts';
import personWords from '#schema/translations/sl/person.ts';
import priceWords from '#schema/translations/sl/price.ts';
import profileWords from '#schema/translations/sl/profile.ts';
import projectOfferWords from '#schema/translations/sl/project-offer.ts';
import projectPageWords from '#schema/translations/sl/project-page.ts';
import projectTemplateWords from '#schema/translations/sl/project-template.ts';
import projectWords from '#schema/translations/sl/project.ts';
import publicLinkWords from '#schema/translations/sl/public-link.ts';
import publicWords from '#schema/translations/sl/public.ts';
import raWords from '#schema/translations/sl/ra.ts';
import rateWords from '#schema/translations/sl/rate.ts';
import registrationTerminalWords from '#schema/translations/sl/registration-terminal.ts';
import richTextWords from '#schema/translations/sl/rich-text.ts';
import roleWords from '#schema/translations/sl/role.ts';
import searchWords from '#schema/translations/sl/search.ts';
import settingsWords from '#schema/translations/sl/settings.ts';
import shellWords from '#schema/translations/sl/shell.ts';
import subTimeWords from '#schema/translations/sl/sub-time.ts';
import tagWords from '#schema/translations/sl/tag.ts';
import taskActWords from '#schema/translations/sl/task-act.ts';
import taskProjectWords from '#schema/translations/sl/task-project.ts';
import taskUserWords from '#schema/translations/sl/task-user.ts';
import taskWords from '#schema/translations/sl/task.ts';
import terminalEventWords from '#schema/translations/sl/terminal-event.ts';
import terminalPageWords from '#schema/translations/sl/terminal-page.ts';
import terminalWords from '#schema/translations/sl/terminal.ts';
import timeEntryWords from '#schema/translations/sl/time-entry.ts';
import timesWords from '#schema/translations/sl/times.ts';
import transportRefuelWords from '#schema/translations/sl/transport-refuel.ts';
import transportTypeWords from '#schema/translations/sl/transport-type.ts';
import transportWaypointWords from '#schema/translations/sl/transport-waypoint.ts';
import transportWords from '#schema/translations/sl/transport.ts';
import userTypeWords from '#schema/translations/sl/user-type.ts';
import userWords from '#schema/translations/sl/user.ts';
import vatRateWords from '#schema/translations/sl/vat-rate.ts';
import vehicleWords from '#schema/translations/sl/vehicle.ts';
import wikiPageWords from '#schema/translations/sl/wiki-page.ts';
import wikiVersionWords from '#schema/translations/sl/wiki-version.ts';
import wikiWords from '#schema/translations/sl/wiki.ts';
import workOrderWords from '#schema/translations/sl/work-order.ts';
import workTypeWords from '#schema/translations/sl/work-type.ts';

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
