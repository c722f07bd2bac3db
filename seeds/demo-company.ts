// The whole demo company, Toplar servis d. o. o.: all rows of a fresh installation, equal for an equal seed and moment.
import { makeAbsences } from './absences/absences.ts';
import { absenceKinds } from './absences/kinds.ts';
import { makeCorrections } from './attendance/corrections.ts';
import { makeFlex, withFlexibleHours } from './attendance/flex.ts';
import { makeWeeks } from './attendance/weeks.ts';
import { users, userTypes } from './cast.ts';
import { type Clients, makeClients } from './clients/clients.ts';
import { holidays, settings, tags, transportTypes, vehicles } from './company/company.ts';
import { mileageRates, onCallRates, perDiemRates, vatRates } from './company/rates.ts';
import { inTime } from './history.ts';
import { makeInvoices } from './invoicing/invoices.ts';
import { makeKilometerPrices, makePrices } from './invoicing/prices.ts';
import { makeMeetings } from './meetings/meetings.ts';
import { eventsOfMeetings, talkOfMeetings } from './meetings/traces.ts';
import { makeOffers } from './offers/offers.ts';
import { makeProjectOffers } from './offers/project-offers.ts';
import { projectTemplates } from './offers/project-templates.ts';
import { makeOnCall, makeSwaps } from './on-call/on-call.ts';
import { makeFeeds } from './people/feeds.ts';
import { roles } from './people/roles.ts';
import { makeProjects } from './projects/projects.ts';
import { makeTasks } from './tasks/tasks.ts';
import { linksOf } from './tasks/traces/links.ts';
import { notificationsOf } from './tasks/traces/notifications.ts';
import { makeTraces } from './tasks/traces.ts';
import { workTypes } from './times/work-types.ts';
import { makeRides } from './transport/rides.ts';
import { makeWiki } from './wiki/wiki.ts';

/** The number of tasks, unless another is asked for. */
export const demoTasks = 600;

/** Rows by entity name, ordered so that each refers only to earlier ones, except a client's primary contact and a task's project. */
export const demoCompany = ({
  now,
  tasks = demoTasks,
  clients,
  seed = 1,
}: {
  now: Date;
  tasks?: number;
  clients?: number;
  seed?: number;
}) => {
  const people: Clients = makeClients({ count: clients ?? Math.max(120, Math.min(2000, Math.floor(tasks / 25))), seed });
  const work = makeTasks(people, { now, count: tasks, seed });
  const traces = makeTraces(work, people, { now, seed });
  const rides = makeRides(work, people, { now, seed });
  const projects = makeProjects(work, people, { now, links: linksOf(work, people, traces.events) });
  const projectOffers = makeProjectOffers(people, projects.projects, { now });
  const offers = makeOffers(people, { now });
  const meetings = makeMeetings(people, projects, { now });
  const absences = makeAbsences({ now });
  const onCall = makeOnCall({ now });
  const wiki = makeWiki(projects.tasks, { now });
  const prices = { prices: makePrices(people), kilometerPrices: makeKilometerPrices(people) };
  const done = { ...work, tasks: projects.tasks, ...rides, materials: traces.materials, vehicles, ...prices };
  const invoices = makeInvoices(done, people, projects.projects, { now });
  return {
    settings: [settings],
    role: roles,
    work_type: workTypes,
    user_type: withFlexibleHours(userTypes, { now }),
    user: users,
    tag: tags,
    transport_type: transportTypes,
    vehicle: vehicles,
    holiday: holidays,
    absence_kind: absenceKinds,
    absence: absences.absences,
    leave_entry: absences.entries,
    mileage_rate: mileageRates,
    per_diem_rate: perDiemRates,
    vat_rate: vatRates,
    on_call_rate: onCallRates,
    client: people.clients,
    price: prices.prices,
    kilometer_price: prices.kilometerPrices,
    branch_office: people.branch_offices,
    contact: people.contacts,
    task: invoices.tasks,
    project_template: projectTemplates,
    project: projectOffers.projects,
    project_offer: projectOffers.offers,
    offer_type: offers.types,
    offer: offers.offers,
    offer_step: offers.steps,
    meeting: meetings.meetings,
    meeting_participant: meetings.participants,
    meeting_item: meetings.items,
    meeting_paragraph: meetings.paragraphs,
    meeting_outcome: meetings.outcomes,
    meeting_version: meetings.versions,
    on_call_shift: onCall,
    on_call_swap: makeSwaps(onCall, { now }),
    calendar_feed: makeFeeds({ now }),
    attendance_week: makeWeeks({ now }),
    attendance_correction: makeCorrections({ now }),
    flex_entry: makeFlex({ now }),
    wiki_page: wiki.pages,
    wiki_version: wiki.versions,
    task_user: work.task_users,
    time_entry: work.time_entries,
    sub_time: work.sub_times,
    transport: rides.transports,
    transport_passenger: rides.transport_passengers,
    transport_waypoint: rides.transport_waypoints,
    transport_refuel: rides.transport_refuels,
    material: traces.materials,
    invoice: invoices.invoices,
    invoice_line: invoices.lines,
    invoice_task: invoices.held,
    invoice_item: invoices.items,
    comment: [
      ...traces.comments,
      ...[...offers.comments, ...talkOfMeetings(meetings.meetings)].map((row, at) => ({ id: traces.comments.length + at + 1, ...row })),
    ],
    public_link: projects.links,
    notification: notificationsOf(work, traces.events, now),
    event: inTime(
      [
        ...traces.events,
        ...projects.events,
        ...offers.events,
        ...projectOffers.events,
        ...absences.events,
        ...wiki.events,
        ...invoices.events,
        ...eventsOfMeetings(meetings.meetings, meetings.participants),
      ],
      ({ at }) => at,
    ).map((event, at) => ({ ...event, id: at + 1 })),
  };
};

export type DemoCompany = ReturnType<typeof demoCompany>;
