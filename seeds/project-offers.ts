// How the demo company's projects usually go, and what it has offered for the next ones: in versions, sent, accepted, declined, out of date.
import { type OfferLine, totalsOf } from '#schema/calculations/offer-totals.ts';
import { projectOfferStates } from '#schema/project-offer.ts';
import { iso, makeCalendar, whileAtWork } from './calendar.ts';
import { userId, userTypes } from './cast.ts';
import type { Clients } from './clients.ts';
import { tagId } from './company.ts';
import type { EventRow, ProjectOfferRow, ProjectRow, ProjectTemplateRow } from './rows.ts';
import { type WorkTypeName, workTypeId } from './work-types.ts';

const hours = (count: number) => count * 3600;
const typeId = (name: string) => userTypes.find((type) => type.name === name)?.id ?? 1;
type Step = readonly [title: string, work: WorkTypeName, hours: number, days: number, checklist?: string];
const steps = (tags: readonly number[], table: readonly Step[]): ProjectTemplateRow['tasks'] =>
  table.map(([title, work, count, days_after_start, checklist]) => ({
    title,
    work_type_id: workTypeId(work),
    planned_time: hours(count),
    days_after_start,
    description: null,
    checklist: checklist ?? null,
    tags: [...tags],
  }));
const plan = (...rows: readonly (readonly [WorkTypeName, number])[]) =>
  rows.map(([work, count]) => ({ work_type_id: workTypeId(work), planned_time: hours(count) }));
const team = (...rows: readonly (readonly [string, number])[]) => rows.map(([name, people]) => ({ user_type_id: typeId(name), people }));

export const projectTemplates: readonly ProjectTemplateRow[] = [
  {
    id: 1,
    title: 'Toplotna črpalka',
    description: 'Zamenjava kotla s toplotno črpalko zrak–voda, s talnim ogrevanjem ali z radiatorji.',
    plan: plan(['Priprava', 16], ['Montaža', 72], ['Elektro dela', 24], ['Zagon in meritve', 10]),
    team: team(['Monter', 2], ['Elektrikar', 1]),
    tasks: steps(
      [tagId('Ogrevanje')],
      [
        ['Ogled in izmere', 'Pregled', 4, 2, 'Prostor za zunanjo enoto\nGlavna varovalka\nOdtok kondenza'],
        ['Naročilo opreme', 'Priprava', 4, 4],
        ['Demontaža starega kotla', 'Priprava', 12, 10, 'Izpraznjen sistem\nOdvoz olja s potrdilom'],
        ['Temelj in nosilec zunanje enote', 'Montaža', 8, 12],
        ['Postavitev črpalke in bojlerja', 'Montaža', 24, 14],
        ['Cevni razvodi in priklopi', 'Montaža', 40, 18, 'Tlačni preizkus 6 barov\nIzolacija razvodov'],
        ['Elektro priklop in regulacija', 'Elektro dela', 24, 20],
        ['Zagon, meritve, zapisnik', 'Zagon in meritve', 10, 22, 'Zapisnik o zagonu\nNavodila uporabniku'],
        ['Predaja in garancijski list', 'Pregled', 2, 23],
      ],
    ),
    archived: false,
  },
  {
    id: 2,
    title: 'Klimatizacija poslovnih prostorov',
    description: 'Večsistemska klimatska naprava z notranjimi enotami po prostorih.',
    plan: plan(['Priprava', 8], ['Montaža', 48], ['Elektro dela', 16], ['Zagon in meritve', 6]),
    team: team(['Hladilni tehnik', 2]),
    tasks: steps(
      [tagId('Klima')],
      [
        ['Ogled in razpored enot', 'Pregled', 4, 2],
        ['Preboji in kanali', 'Montaža', 16, 7],
        ['Montaža notranjih enot', 'Montaža', 20, 10],
        ['Montaža zunanje enote', 'Montaža', 12, 12],
        ['Elektro priklop', 'Elektro dela', 16, 13],
        ['Vakuumiranje, polnjenje in zagon', 'Zagon in meritve', 6, 14, 'Preizkus tesnosti\nVpis v evidenco hladiva'],
      ],
    ),
    archived: false,
  },
  {
    id: 3,
    title: 'Menjava črpalk',
    description: null,
    plan: plan(['Montaža', 24], ['Elektro dela', 8]),
    team: team(['Monter', 1]),
    tasks: steps(
      [],
      [
        ['Popis črpalk in naročilo', 'Pregled', 3, 3],
        ['Menjava črpalk', 'Montaža', 24, 12],
        ['Priklop krmilja in preizkus', 'Elektro dela', 8, 14],
      ],
    ),
    archived: false,
  },
];

const line = (kind: OfferLine['kind'], title: string, quantity: number, price: number, more: Partial<OfferLine> = {}): OfferLine => ({
  kind,
  title,
  work_type_id: null,
  quantity,
  unit: kind === 'material' ? 'kos' : kind === 'transport' ? 'km' : kind === 'lumpSum' ? 'pavšal' : null,
  price,
  discount: 0,
  ...more,
});
const work = (title: string, type: WorkTypeName, quantity: number, price: number) =>
  line('work', title, quantity, price, { work_type_id: workTypeId(type) });

const heatPump: readonly OfferLine[] = [
  work('Priprava in demontaža', 'Priprava', 16, 3800),
  work('Montaža in priklopi', 'Montaža', 72, 4200),
  work('Elektro dela in regulacija', 'Elektro dela', 24, 4600),
  work('Zagon, meritve, zapisnik', 'Zagon in meritve', 10, 4600),
  line('material', 'Toplotna črpalka zrak–voda 22 kW', 1, 1_489_000, { discount: 5 }),
  line('material', 'Bojler 300 l z izmenjevalcem', 1, 196_400, { discount: 5 }),
  line('material', 'Cev PE-Xa 16 × 2', 860, 112, { unit: 'm' }),
  line('lumpSum', 'Dostava in dvigalo', 1, 48_000),
  line('transport', 'Prevozi ekipe', 240, 62),
];
const larger = heatPump.map((one) =>
  one.title.startsWith('Bojler') ? { ...one, title: 'Bojler 500 l z izmenjevalcem', price: 402_000, discount: 0 } : one,
);

type Story = {
  readonly client: string;
  readonly number: number;
  readonly letter: string;
  readonly title: string;
  readonly template: number | null;
  readonly lines: readonly OfferLine[];
  readonly discount?: number;
  readonly status: keyof typeof projectOfferStates;
  readonly superseded?: true;
  /** Days of work ago. */
  readonly written: number;
  /** Days from now. */
  readonly valid: number;
  readonly reason?: string;
  /** The project that came of it, by its title. */
  readonly project?: string;
};

const stories: readonly Story[] = [
  {
    client: 'Komunala Zagorje',
    number: 1,
    letter: 'A',
    title: 'Dvižna postaja, menjava črpalk',
    template: 3,
    lines: [
      work('Montaža črpalk', 'Montaža', 96, 4200),
      line('material', 'Potopna črpalka 4 kW', 3, 218_000, { discount: 8 }),
      line('material', 'Krmilna omara', 1, 164_000),
      line('lumpSum', 'Avtodvigalo, dva dneva', 1, 92_000),
    ],
    status: 'accepted',
    written: 24,
    valid: -4,
    project: 'Dvižna postaja, menjava črpalk',
  },
  {
    client: 'Vrtec Jelka',
    number: 2,
    letter: 'A',
    title: 'Toplotna črpalka in talno ogrevanje',
    template: 1,
    lines: larger,
    discount: 3,
    status: 'declined',
    superseded: true,
    written: 13,
    valid: 11,
    reason: 'Predrago; manjši bojler bi zadoščal.',
  },
  {
    client: 'Vrtec Jelka',
    number: 2,
    letter: 'B',
    title: 'Toplotna črpalka in talno ogrevanje',
    template: 1,
    lines: heatPump,
    discount: 3,
    status: 'draft',
    written: 1,
    valid: 26,
  },
  {
    client: 'Gimnazija Kočevje',
    number: 3,
    letter: 'A',
    title: 'Klimatizacija računalniških učilnic',
    template: 2,
    lines: [
      work('Montaža enot in razvodov', 'Montaža', 44, 4200),
      work('Elektro priklop', 'Elektro dela', 14, 4600),
      work('Zagon in meritve', 'Zagon in meritve', 6, 5200),
      line('material', 'Zunanja enota 14 kW', 1, 412_000, { discount: 4 }),
      line('material', 'Notranja enota 3,5 kW', 4, 68_500, { discount: 4 }),
      line('transport', 'Prevozi ekipe', 360, 62),
    ],
    status: 'sent',
    written: 4,
    valid: 25,
  },
  {
    client: 'Hotel Pod Rožnikom',
    number: 4,
    letter: 'A',
    title: 'Klima v jedilnici',
    template: 2,
    lines: [
      work('Montaža', 'Montaža', 20, 4200),
      line('material', 'Kasetna enota 7 kW', 2, 128_000),
      line('lumpSum', 'Preboji in sanacija', 1, 64_000),
    ],
    status: 'expired',
    written: 34,
    valid: -18,
  },
];

const day = 86_400_000;
const reach = 70;
/** Days of work that clients think an offer over. */
const thought = 6;
type Made = {
  /** The projects, each knowing its template. */
  readonly projects: readonly ProjectRow[];
  readonly offers: ProjectOfferRow[];
  readonly events: Omit<EventRow, 'id'>[];
};

export const makeProjectOffers = ({ clients, contacts }: Clients, projects: readonly ProjectRow[], { now }: { now: Date }): Made => {
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  const at = (days: number) => new Date(moment + days * day).toISOString();
  const then = whileAtWork(makeCalendar(now, reach));
  const of = (title: string) => stories.find((story) => story.project === title)?.template ?? null;
  const made: Made = { projects: projects.map((one) => ({ ...one, template_id: of(one.title) })), offers: [], events: [] };
  const author = userId('tina');
  for (const story of stories) {
    const client = clients.find(({ name }) => name.startsWith(story.client));
    if (!client) continue;
    const id = made.offers.length + 1;
    const discount = story.discount ?? 0;
    const { net, total } = totalsOf({ lines: story.lines, discount, vat_rate: 22, reverse_charge: false });
    const written = iso(then(story.written, '09:40'));
    const sent = story.status === 'draft' ? null : iso(then(story.written, '14:05'));
    const answered = story.status === 'accepted' || story.status === 'declined' ? iso(then(story.written - thought, '11:20')) : null;
    made.offers.push({
      id,
      number: story.number,
      letter: story.letter,
      title: story.title,
      client_id: client.id,
      branch_office_id: null,
      contact_id: client.primary_contact_id ?? null,
      template_id: story.template,
      leader_id: author,
      starts_on: null,
      lines: [...story.lines],
      discount,
      vat_rate: 22,
      reverse_charge: false,
      valid_until: at(story.valid).slice(0, 10),
      payment: '40 / 40 / 20 %, 30 dni',
      introduction: null,
      terms: 'Cena velja za dela v rednem delovnem času. Gradbena dela niso zajeta. Garancija na opremo 5 let, na delo 2 leti.',
      status: projectOfferStates[story.status],
      net,
      total,
      superseded: story.superseded ?? false,
      previous_id: story.letter === 'A' ? null : id - 1,
      document: null,
      sent_at: sent,
      sent_to: sent && (contacts.find((one) => one.id === client.primary_contact_id)?.email ?? null),
      answered_at: answered,
      declined_reason: story.reason ?? null,
      project_id: projects.find(({ title }) => title === story.project)?.id ?? null,
      user_added: author,
      date_added: written,
    });
    const tell = (when: string, by: number | null, action: string, before: object | null, after: object) =>
      made.events.push({
        at: when,
        by,
        entity: 'project_offer',
        entity_id: id,
        action,
        topics: JSON.stringify([`project_offer:${id}`, 'project_offer']),
        within: `project_offer:${id}`,
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
        reason: null,
      });
    tell(written, author, 'create', null, { title: story.title, client_id: client.id, status: 0 });
    if (story.letter !== 'A') tell(iso(then(story.written, '10:25')), author, 'update', { lines: larger }, { lines: story.lines });
    if (sent) tell(sent, author, 'send', { status: 0 }, { status: 1, sent_at: sent });
    if (answered)
      tell(
        answered,
        author,
        story.status === 'accepted' ? 'accept' : 'decline',
        { status: 1 },
        { status: projectOfferStates[story.status] },
      );
    if (story.status === 'expired') tell(at(story.valid + 1), null, 'expire', { status: 1 }, { status: 4 });
  }
  return made;
};
