// Plans, changes, moves and cancels a meeting, and tells its participants.
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { checkReferences, type Values } from '#server/crud/write/check.ts';
import { allowed, transition } from '#server/crud/write/transition.ts';
import { change, checkedInput, insert } from '#server/crud/write/write.ts';
import { refuseArchived } from '../clients/place.ts';
import { holdersAmong } from '../people/role-people.ts';
import { tellColleague } from './colleagues.ts';
import { tellCancelled, tellChange } from './invitation.ts';
import { addItem, type NewItem } from './items.ts';
import { addParticipant, type Invited } from './people.ts';

export type MailingServices = Services & { readonly publicUrl: string };

/** The record as the caller sees it after an act on it. */
export const meetingRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, meeting, me, id);

const wrong = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'meeting' });

const checkPlan = ({ planned_start, planned_end }: Plan): void => {
  if (Date.parse(planned_end) <= Date.parse(planned_start)) throw wrong('planned_end', 'endsBeforeStart');
};

export type Plan = { readonly planned_start: string; readonly planned_end: string };
export type NewMeeting = Plan & {
  readonly title: string;
  readonly client_company_id?: number | null | undefined;
  readonly project?: number | undefined;
  readonly place?: string | null | undefined;
  readonly organiser_id?: number | undefined;
  readonly participants: readonly Invited[];
  readonly agenda: readonly NewItem[];
};

/** Plans a meeting; the organiser takes part. */
export const createMeeting = (services: MailingServices, me: Me, plan: NewMeeting): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { participants, agenda, organiser_id = me.id, planned_start, planned_end, ...fields } = plan;
    checkPlan(plan);
    await refuseArchived(tx, 'meeting', fields.client_company_id);
    const values = await checkedInput(tx, meeting, me, fields);
    const organiser = await tx.em.findOne(tx.database.entities.user, { id: organiser_id });
    if (!organiser?.active) throw invalid({ field: 'organiser_id', reason: 'notReference' });
    if (!(await holdersAmong(tx, [organiser_id], 'meetings.read')).has(organiser_id)) throw wrong('organiser_id', 'organiserShutOut');
    const record = await insert(
      tx,
      meeting,
      values,
      { planned_start, planned_end, organiser_id, status: meetingStates.planned, user_added: me.id, date_added: tx.now.toISOString() },
      [`user:${organiser_id}`],
    );
    await addParticipant(tx, record.id, { user_id: organiser_id }, { answer: 'accepted', answered_at: tx.now });
    for (const one of participants) if (one.user_id !== organiser_id) await addParticipant(tx, record.id, one);
    for (const one of agenda) await addItem(tx, record.id, one);
    await tellColleague(tx, organiser_id, 'meetingPlanned', record.id, services.publicUrl);
    return meetingRecord(tx, me, record.id);
  });

export type Which = { readonly id: number; readonly ifMatch: string | null };

/** Changes title, client and place; invited participants get the new calendar entry. */
export const editMeeting = (services: MailingServices, me: Me, { id, ifMatch }: Which, fields: Values): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const record = await allowed(tx, meeting, me, id, 'prepare', ifMatch);
    if (fields.client_company_id !== record.client_company_id) await refuseArchived(tx, 'meeting', fields.client_company_id);
    const broken = await checkReferences(tx, meeting, fields, record);
    if (broken.length > 0) throw invalid(...broken);
    const { before, after } = await change(tx, meeting, id, fields);
    if (before.title !== after.title || before.place !== after.place) await tellChange(tx, me, id, services.publicUrl, 'same');
    return meetingRecord(tx, me, id);
  });

/** Moves a planned meeting to another time; earlier acceptances are asked anew. */
export const moveMeeting = (
  services: MailingServices,
  me: Me,
  { id, ifMatch }: Which,
  { planned_start, planned_end, change_reason }: Plan & { readonly change_reason?: string | null | undefined },
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    checkPlan({ planned_start, planned_end });
    const { planned_start: moved_from } = await tx.get('meeting', id);
    await transition(
      tx,
      meeting,
      me,
      id,
      'move',
      { planned_start, planned_end, moved_from: moved_from.toISOString(), change_reason: change_reason ?? null },
      { ifMatch, reason: change_reason ?? undefined },
    );
    await tellChange(tx, me, id, services.publicUrl, 'moved');
    return meetingRecord(tx, me, id);
  });

export const cancelMeeting = (services: MailingServices, me: Me, { id, ifMatch }: Which, change_reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, meeting, me, id, 'cancel', { change_reason }, { ifMatch, reason: change_reason });
    await tellCancelled(tx, me, id, services.publicUrl);
    return meetingRecord(tx, me, id);
  });
