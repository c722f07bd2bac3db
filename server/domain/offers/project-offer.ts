// Creates project offers, copies them into versions and carries out their answers; totals are recalculated with every change.
import { type OfferLine, totalsOf } from '#schema/offers/offer-totals.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import { projectOfferWorkflow } from '#schema/offers/project-offer.workflow.ts';
import { planOfLines, tasksOfLines } from '#schema/projects/project-outline.ts';
import type { Database } from '#server/core/database/database.ts';
import { sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import type { Values } from '#server/crud/write/check.ts';
import { allowed } from '#server/crud/write/transition.ts';
import type { TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { type Check, change, checkedInput, insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { clientFields, fitTo, refuseArchived } from '../clients/place.ts';
import { proposesReverse } from '../clients/reverse-charge.ts';
import { type Company, companyOf, outlineOf, startProject, type Template, tasksFrom, templateOf, usualStart } from '../projects/start.ts';
import { planWithNames, teamOf } from '../projects/template.ts';
import { isRateOf, ratesOfSupply, standardRate } from './prices.ts';

type Offer = ApiRecord & {
  readonly lines: readonly OfferLine[];
  readonly discount: number;
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
};

/** The totals of an offer, from the record after the change. */
const counted = (record: Values): Values => {
  const { net, total } = totalsOf(record as Offer);
  return { net, total };
};

/** Checks that branch office and contact belong to the client; a missing one stays null instead of 0. */
const fitted = async (tx: Tx, values: Values): Promise<Values> => {
  const fit = await fitTo(tx, clientFields, values);
  return { ...fit, branch_office_id: fit.branch_office_id || null, contact_id: fit.contact_id || null };
};

const offerRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, projectOffer, me, id);

/** @throws Refusal 422 `notRate` for a VAT rate that does not hold today */
const refuseOtherRate = async (tx: Tx, rate: unknown): Promise<void> => {
  if (typeof rate !== 'number' || isRateOf(await ratesOfSupply(tx.read, tx.now.getTime(), null), rate)) return;
  throw new Refusal(422, 'invalid', { errors: [{ field: 'vat_rate', reason: 'notRate' }], area: 'project_offer' });
};

/** Creates an offer as a draft, with its number and the letter A. */
export const createOffer = (services: Services, me: Me, raw: Values): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const checked = await fitted(tx, await checkedInput(tx, projectOffer, me, raw));
    // The standard VAT rate of today, unless another is given.
    const vat_rate = raw.vat_rate === undefined ? await standardRate(tx.read, tx.now.getTime()) : null;
    const proposed = raw.reverse_charge === undefined ? { reverse_charge: await proposesReverse(tx, Number(checked.client_id)) } : {};
    const values: Values = { ...checked, ...(vat_rate !== null && { vat_rate }), ...proposed };
    if (raw.vat_rate !== undefined) await refuseOtherRate(tx, raw.vat_rate);
    await refuseArchived(tx, 'project_offer', values.client_id);
    const owned = {
      ...counted(values),
      letter: 'A',
      status: projectOfferStates.draft,
      superseded: false,
      user_added: me.id,
      date_added: tx.now.toISOString(),
    };
    const { id } = await insert(tx, projectOffer, { ...values, leader_id: values.leader_id ?? me.id }, owned);
    return offerRecord(tx, me, id);
  });

/** Only a draft can be changed; when one is deleted, the version before it is current again. */
export const projectOfferCheck: Check = {
  refuses: ['archivedClient'],
  before: async (tx, me, stored, values) => {
    if (!stored) return;
    const record = await wholeRecord(tx, projectOffer, stored.id);
    const why = projectOfferWorkflow.refusal(values ? 'edit' : 'remove', me, record);
    if (why) throw conflict('project_offer', why.reason);
    if (!values) {
      if (record.previous_id) (await tx.get('project_offer', Number(record.previous_id))).superseded = false;
      return;
    }
    const changed = (field: string) => field in values;
    if (values.vat_rate !== record.vat_rate) await refuseOtherRate(tx, values.vat_rate);
    if (changed('client_id')) {
      await refuseArchived(tx, 'project_offer', values.client_id);
      if (!changed('reverse_charge')) values.reverse_charge = await proposesReverse(tx, Number(values.client_id));
    }
    if (Object.values(clientFields).some(changed)) {
      const { client_id, branch_office_id, contact_id } = { ...record, ...values };
      await fitTo(tx, clientFields, { client_id, branch_office_id, contact_id });
    }
    Object.assign(values, counted({ ...record, ...values }));
  },
  after: async () => {},
};

/** A, B … Z, AA, AB … */
const letterAfter = (letter: string): string => {
  const last = letter.charCodeAt(letter.length - 1);
  if (last < 90) return `${letter.slice(0, -1)}${String.fromCharCode(last + 1)}`;
  return letter.length === 1 ? 'AA' : `${letterAfter(letter.slice(0, -1))}A`;
};

/** The fields that a new version copies: everything except the last valid day. */
const copiedFields = ['number', ...projectOffer.writable.filter((field) => field !== 'valid_until'), 'net', 'total'];

/** A new version is dated today: if its VAT rate was the standard one, it gets today's standard rate. */
const taxedAnew = async (tx: Tx, record: Values): Promise<Values> => {
  const was = await standardRate(tx.read, Date.parse(String(record.date_added)));
  const vat_rate = await standardRate(tx.read, tx.now.getTime());
  if (vat_rate === null || was === vat_rate || record.vat_rate !== was) return {};
  return { vat_rate, ...counted({ ...record, vat_rate }) };
};

/** Copies any version into a new one; only the newest version can be answered. */
export const copyOffer = (services: Services, me: Me, id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const record = await allowed(tx, projectOffer, me, id, 'copy');
    await refuseArchived(tx, 'project_offer', record.client_id);
    const versions = await tx.em.find(tx.database.entities.project_offer, { number: Number(record.number) }, { orderBy: { id: 'asc' } });
    const newest = versions.find(({ superseded }) => !superseded) ?? versions.at(-1);
    if (!newest) throw notFound();
    await tx.get('project_offer', newest.id);
    const before = Object.fromEntries(copiedFields.map((field) => [field, record[field]]));
    const values = { ...before, ...(await taxedAnew(tx, record)) };
    await change(tx, projectOffer, newest.id, { superseded: true }, { action: 'supersede' });
    const owned = {
      letter: letterAfter(newest.letter),
      status: projectOfferStates.draft,
      superseded: false,
      previous_id: newest.id,
      user_added: me.id,
      date_added: tx.now.toISOString(),
    };
    const made = await insert(tx, projectOffer, values, owned);
    return offerRecord(tx, me, made.id);
  });

type Beginning = { readonly offer: Offer; readonly template: Template | null; readonly company: Company; readonly start: string };
/** The plan and tasks of a project from this offer: hours of its lines, and tasks of its template or one for each work line. */
const beginningOf = ({ offer, template, company, start }: Beginning) =>
  outlineOf(
    company,
    offer.lines.some(({ kind, work_type_id }) => kind === 'work' && work_type_id) ? planOfLines(offer.lines) : (template?.plan ?? []),
    template && template.tasks.length > 0 ? tasksFrom(template, start, company) : tasksOfLines(offer.lines),
  );

/** What acceptance would create from the offer, and the offer's versions. @throws Refusal 404 */
export const offerOutcome = async (database: Database, me: Me, id: number) => {
  const offer = (await readOne(database, projectOffer, me, id)) as Offer;
  const company = await companyOf(database);
  const template = await templateOf(database, (offer.template_id ?? null) as number | null);
  const start = (offer.starts_on as string | null) ?? usualStart(company, Date.now());
  const { plan, tasks } = beginningOf({ offer, template, company, start });
  const versions = await database.read.rows(
    sql`select id, letter, status, total from project_offer where number = ${Number(offer.number)} order by id`,
    columnsOf(projectOffer, 'id', 'letter', 'status', 'total'),
  );
  return {
    starts_on: start,
    template: template?.title ?? null,
    plan: await planWithNames(database, plan),
    tasks: tasks.map(({ title, deadline }) => ({ title, deadline })),
    team: await teamOf(database, template?.team ?? []),
    versions,
  };
};

/** An accepted offer becomes a project with planned hours and tasks; offer and project refer to each other. */
export const projectOfferEffects: TransitionEffects = {
  own: ['edit', 'send', 'copy', 'remove'],
  refuses: { accept: ['archivedClient', 'inactiveUser'] },
  sets: async ({ tx, me, name, record, input }) => {
    const answered_at = tx.now.toISOString();
    if (name === 'decline') return { answered_at, declined_reason: input.reason ?? null };
    if (name !== 'accept') return {};
    const offer = record as Offer;
    const [company, template_id] = [await companyOf(tx), (record.template_id ?? null) as number | null];
    const start = String(input.starts_on ?? record.starts_on ?? usualStart(company, tx.now.getTime()));
    const leader_id = Number(input.leader_id ?? record.leader_id ?? me.id);
    const members = (input.members ?? []) as number[];
    const users = await tx.em.find(tx.database.entities.user, { id: { $in: members } });
    if (users.length < members.length) throw invalid({ field: 'members', reason: 'notReference' });
    const project = await startProject(
      tx,
      me,
      {
        title: record.title,
        description: null,
        starts_on: start,
        client_id: record.client_id,
        branch_office_id: record.branch_office_id ?? 0,
        contact_id: record.contact_id ?? 0,
        leader_id,
        members,
        template_id,
        tags: [],
        notes: null,
      },
      beginningOf({ offer, template: await templateOf(tx, template_id), company, start }),
    );
    return { answered_at, starts_on: start, leader_id, project_id: project.id };
  },
};
