// Generated from the schema by npm run generate; never edited by hand.

import accountLetterWords from '#schema/translations/hr/account-letter.ts';
import accountWords from '#schema/translations/hr/account.ts';
import auditWords from '#schema/translations/hr/audit.ts';
import branchOfficeWords from '#schema/translations/hr/branch-office.ts';
import clientMergeWords from '#schema/translations/hr/client-merge.ts';
import clientPageWords from '#schema/translations/hr/client-page.ts';
import clientWords from '#schema/translations/hr/client.ts';
import commentWords from '#schema/translations/hr/comment.ts';
import companyWords from '#schema/translations/hr/company.ts';
import contactWords from '#schema/translations/hr/contact.ts';
import csvWords from '#schema/translations/hr/csv.ts';
import documentWords from '#schema/translations/hr/document.ts';
import effectWords from '#schema/translations/hr/effect.ts';
import errorWords from '#schema/translations/hr/error.ts';
import fileWords from '#schema/translations/hr/file.ts';
import firstStepsWords from '#schema/translations/hr/first-steps.ts';
import genericWords from '#schema/translations/hr/generic.ts';
import handoverWords from '#schema/translations/hr/handover.ts';
import historyWords from '#schema/translations/hr/history.ts';
import holidayWords from '#schema/translations/hr/holiday.ts';
import invoiceItemWords from '#schema/translations/hr/invoice-item.ts';
import invoiceLineWords from '#schema/translations/hr/invoice-line.ts';
import invoicePageWords from '#schema/translations/hr/invoice-page.ts';
import invoicePaperWords from '#schema/translations/hr/invoice-paper.ts';
import invoiceTaskWords from '#schema/translations/hr/invoice-task.ts';
import invoiceWords from '#schema/translations/hr/invoice.ts';
import kilometerPriceWords from '#schema/translations/hr/kilometer-price.ts';
import letterWords from '#schema/translations/hr/letter.ts';
import mailWords from '#schema/translations/hr/mail.ts';
import materialWords from '#schema/translations/hr/material.ts';
import meetingItemWords from '#schema/translations/hr/meeting-item.ts';
import meetingLetterWords from '#schema/translations/hr/meeting-letter.ts';
import meetingOutcomeWords from '#schema/translations/hr/meeting-outcome.ts';
import meetingPageWords from '#schema/translations/hr/meeting-page.ts';
import meetingPaperWords from '#schema/translations/hr/meeting-paper.ts';
import meetingParagraphWords from '#schema/translations/hr/meeting-paragraph.ts';
import meetingParticipantWords from '#schema/translations/hr/meeting-participant.ts';
import meetingVersionWords from '#schema/translations/hr/meeting-version.ts';
import meetingWriterWords from '#schema/translations/hr/meeting-writer.ts';
import meetingWords from '#schema/translations/hr/meeting.ts';
import notesWords from '#schema/translations/hr/notes.ts';
import notificationWords from '#schema/translations/hr/notification.ts';
import offerPageWords from '#schema/translations/hr/offer-page.ts';
import offerTypeWords from '#schema/translations/hr/offer-type.ts';
import offerWords from '#schema/translations/hr/offer.ts';
import outboxWords from '#schema/translations/hr/outbox.ts';
import outsideWords from '#schema/translations/hr/outside.ts';
import peopleWords from '#schema/translations/hr/people.ts';
import permissionWords from '#schema/translations/hr/permission.ts';
import personWords from '#schema/translations/hr/person.ts';
import priceWords from '#schema/translations/hr/price.ts';
import profileWords from '#schema/translations/hr/profile.ts';
import projectOfferWords from '#schema/translations/hr/project-offer.ts';
import projectPageWords from '#schema/translations/hr/project-page.ts';
import projectTemplateWords from '#schema/translations/hr/project-template.ts';
import projectWords from '#schema/translations/hr/project.ts';
import publicLinkWords from '#schema/translations/hr/public-link.ts';
import publicWords from '#schema/translations/hr/public.ts';
import raWords from '#schema/translations/hr/ra.ts';
import rateWords from '#schema/translations/hr/rate.ts';
import registrationTerminalWords from '#schema/translations/hr/registration-terminal.ts';
import richTextWords from '#schema/translations/hr/rich-text.ts';
import roleWords from '#schema/translations/hr/role.ts';
import searchWords from '#schema/translations/hr/search.ts';
import settingsWords from '#schema/translations/hr/settings.ts';
import shellWords from '#schema/translations/hr/shell.ts';
import subTimeWords from '#schema/translations/hr/sub-time.ts';
import tagWords from '#schema/translations/hr/tag.ts';
import taskActWords from '#schema/translations/hr/task-act.ts';
import taskProjectWords from '#schema/translations/hr/task-project.ts';
import taskUserWords from '#schema/translations/hr/task-user.ts';
import taskWords from '#schema/translations/hr/task.ts';
import terminalEventWords from '#schema/translations/hr/terminal-event.ts';
import terminalPageWords from '#schema/translations/hr/terminal-page.ts';
import terminalWords from '#schema/translations/hr/terminal.ts';
import timeEntryWords from '#schema/translations/hr/time-entry.ts';
import timesWords from '#schema/translations/hr/times.ts';
import transportRefuelWords from '#schema/translations/hr/transport-refuel.ts';
import transportTypeWords from '#schema/translations/hr/transport-type.ts';
import transportWaypointWords from '#schema/translations/hr/transport-waypoint.ts';
import transportWords from '#schema/translations/hr/transport.ts';
import userTypeWords from '#schema/translations/hr/user-type.ts';
import userWords from '#schema/translations/hr/user.ts';
import vatRateWords from '#schema/translations/hr/vat-rate.ts';
import vehicleWords from '#schema/translations/hr/vehicle.ts';
import wikiPageWords from '#schema/translations/hr/wiki-page.ts';
import wikiVersionWords from '#schema/translations/hr/wiki-version.ts';
import wikiWords from '#schema/translations/hr/wiki.ts';
import workOrderWords from '#schema/translations/hr/work-order.ts';
import workTypeWords from '#schema/translations/hr/work-type.ts';

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
