// Generated from the schema by npm run generate; never edited by hand.

/** The schema of an entity, loaded with the first form that needs it. */
export const forms = {
  branch_office: () => import('#schema/clients/branch-office.ts').then((module) => module.branchOffice),
  client: () => import('#schema/clients/client.ts').then((module) => module.client),
  contact: () => import('#schema/clients/contact.ts').then((module) => module.contact),
  holiday: () => import('#schema/company/holiday.ts').then((module) => module.holiday),
  invoice: () => import('#schema/invoicing/invoice.ts').then((module) => module.invoice),
  kilometer_price: () => import('#schema/invoicing/kilometer-price.ts').then((module) => module.kilometerPrice),
  list_view: () => import('#schema/engine/list-view.ts').then((module) => module.listView),
  mail: () => import('#schema/mail/mail.ts').then((module) => module.mail),
  meeting: () => import('#schema/meetings/meeting.ts').then((module) => module.meeting),
  offer: () => import('#schema/offers/offer.ts').then((module) => module.offer),
  offer_type: () => import('#schema/offers/offer-type.ts').then((module) => module.offerType),
  price: () => import('#schema/invoicing/price.ts').then((module) => module.price),
  project: () => import('#schema/projects/project.ts').then((module) => module.project),
  project_offer: () => import('#schema/offers/project-offer.ts').then((module) => module.projectOffer),
  project_template: () => import('#schema/projects/project-template.ts').then((module) => module.projectTemplate),
  registration_terminal: () => import('#schema/terminals/registration-terminal.ts').then((module) => module.registrationTerminal),
  role: () => import('#schema/people/role.ts').then((module) => module.role),
  settings: () => import('#schema/company/settings.ts').then((module) => module.settings),
  tag: () => import('#schema/company/tag.ts').then((module) => module.tag),
  task: () => import('#schema/tasks/task.ts').then((module) => module.task),
  terminal_event: () => import('#schema/terminals/terminal-event.ts').then((module) => module.terminalEvent),
  transport_type: () => import('#schema/transport/transport-type.ts').then((module) => module.transportType),
  user: () => import('#schema/people/user.ts').then((module) => module.user),
  user_type: () => import('#schema/people/user-type.ts').then((module) => module.userType),
  vehicle: () => import('#schema/transport/vehicle.ts').then((module) => module.vehicle),
  wiki_page: () => import('#schema/wiki/wiki-page.ts').then((module) => module.wikiPage),
  work_type: () => import('#schema/times/work-type.ts').then((module) => module.workType),
};
export type FormName = keyof typeof forms;
