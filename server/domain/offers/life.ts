// Creates an offer and moves it through its steps: each step is recorded with user, time and note, and whoever acts next is notified.
import type { RecordOf } from '#schema/core/entity.ts';
import { offer, offerSteps } from '#schema/offers/offer.ts';
import { offerWorkflow } from '#schema/offers/offer.workflow.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import type { TransitionContext, TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { type Check, checkedInput, insert } from '#server/crud/write/write.ts';
import { notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';

type Step = RecordOf<typeof offer.fields>['status'];
const nameOfStep = (step: number) => offerWorkflow.nameOfState(step) ?? 'preparing';

/** Ends the offer's current step and enters the next one. */
const enter = async (tx: Tx, offer_id: number, step: Step, note: string | null): Promise<void> => {
  const { offer_step } = tx.database.entities;
  await tx.em.nativeUpdate(offer_step, { offer_id, left_at: null }, { left_at: tx.now });
  tx.create('offer_step', { offer_id, step, user_id: tx.me?.id ?? 0, note, entered_at: tx.now, left_at: null });
  await tx.flush();
};

const { changeNeeded, requestReady, taken, inMaking, finished, declined } = offerSteps;
/** Who acts next: the offer's manager or its commercial user; without a manager, everybody who may write offers. */
const nextOf = async (tx: Tx, after: ApiRecord): Promise<number[]> => {
  const manager = Number(after.offer_manager_id ?? 0);
  const step = Number(after.status);
  if (step === requestReady) return manager ? [manager] : holdersOf(tx, 'offers.write');
  if (step === taken || step === inMaking) return [manager];
  return [Number(after.commercial_user_id), ...(step === finished || step === declined ? [manager] : [])];
};

const tell = async ({ tx, id, input, after }: TransitionContext & { readonly after: ApiRecord }): Promise<void> => {
  const step = Number(after.status);
  const kind = step === changeNeeded ? 'offerChange' : step === declined ? 'offerDeclined' : 'offerTurn';
  const parameters = { step: `@offer.values.status.${nameOfStep(step)}`, reason: String(input.reason ?? '') };
  for (const user_id of new Set(await nextOf(tx, after))) await notify(tx, { user_id, kind, entity: 'offer', id, parameters });
};

/** What a step changes beyond the offer's status. */
export const offerEffects: TransitionEffects = {
  own: ['edit', 'addFile', 'comment'],
  sets: ({ tx, me, name, input }) => {
    if (name === 'archive' || name === 'restore') return { archived: name === 'archive' };
    return {
      step_since: tx.now.toISOString(),
      ...(name === 'take' && { offer_manager_id: me.id }),
      ...(name === 'decline' && { declined_reason: input.reason }),
      ...(name === 'reopen' && { declined_reason: null }),
    };
  },
  follows: async (moving) => {
    const { tx, id, record, input, after } = moving;
    if (after.status === record.status) return;
    await enter(tx, id, after.status as Step, (input.reason ?? input.note ?? null) as string | null);
    await tell(moving);
  },
};

/** The contact must belong to the client. */
const fitContact = async (tx: Tx, client_id: unknown, contact_id: unknown): Promise<void> => {
  if (!contact_id) return;
  const { contact } = tx.database.entities;
  if ((await tx.em.count(contact, { id: Number(contact_id), client_id: Number(client_id) })) === 0)
    throw invalid({ field: 'contact_id', reason: 'notReference' });
};

/** Checks whether the workflow lets the caller change the offer now. */
export const offerCheck: Check = {
  before: async (tx, me, stored, values) => {
    if (!stored) return;
    const record = await wholeRecord(tx, offer, stored.id);
    const why = offerWorkflow.refusal('edit', me, record);
    if (why) throw why.reason === 'notAllowed' ? notAllowed('offers.write') : conflict('offer', why.reason);
    const { client_id, contact_id } = { ...record, ...values };
    await fitContact(tx, client_id, contact_id);
  },
  after: async () => {},
};

/** Creates an offer; its creator is the commercial user unless somebody else is named. */
export const createOffer = (services: Services, me: Me, raw: Readonly<Record<string, unknown>>): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const values = await checkedInput(tx, offer, me, { ...raw, commercial_user_id: raw.commercial_user_id ?? me.id });
    await fitContact(tx, values.client_id, values.contact_id);
    const now = tx.now.toISOString();
    const { id } = await insert(tx, offer, values, {
      status: offerSteps.preparing,
      step_since: now,
      archived: false,
      user_added: me.id,
      date_added: now,
    });
    await enter(tx, id, offerSteps.preparing, null);
    return readWithTransitionsInside(tx, offer, me, id);
  });
