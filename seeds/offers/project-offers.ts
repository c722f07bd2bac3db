// The demo company's project offers: in versions, sent, accepted, declined, expired.
import { totalsOf } from '#schema/offers/offer-totals.ts';
import { projectOfferStates } from '#schema/offers/project-offer.ts';
import { userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { iso, makeCalendar, whileAtWork } from '../times/calendar.ts';
import { larger, stories } from './project-stories.ts';

const day = 86_400_000;
const reach = 70;
/** Working days until a client answers an offer. */
const thought = 6;
type SeededOffers = {
  /** The projects, each with its template. */
  readonly projects: readonly Row<'project'>[];
  readonly offers: Row<'project_offer'>[];
  readonly events: SeedEvent[];
};

export const makeProjectOffers = (
  { clients, contacts }: Clients,
  projects: readonly Row<'project'>[],
  { now }: { now: Date },
): SeededOffers => {
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  const at = (days: number) => new Date(moment + days * day).toISOString();
  const then = whileAtWork(makeCalendar(now, reach));
  const of = (title: string) => stories.find((story) => story.project === title)?.template ?? null;
  const made: SeededOffers = { projects: projects.map((one) => ({ ...one, template_id: of(one.title) })), offers: [], events: [] };
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
    const tell = historyOf('project_offer', id, { listed: true });
    made.events.push(tell(written, author, 'create', null, { title: story.title, client_id: client.id, status: 0 }));
    if (story.letter !== 'A')
      made.events.push(tell(iso(then(story.written, '10:25')), author, 'update', { lines: larger }, { lines: story.lines }));
    if (sent) made.events.push(tell(sent, author, 'send', { status: 0 }, { status: 1, sent_at: sent }));
    const answer = story.status === 'accepted' ? 'accept' : 'decline';
    if (answered) made.events.push(tell(answered, author, answer, { status: 1 }, { status: projectOfferStates[story.status] }));
    if (story.status === 'expired') made.events.push(tell(at(story.valid + 1), null, 'expire', { status: 1 }, { status: 4 }));
  }
  return made;
};
