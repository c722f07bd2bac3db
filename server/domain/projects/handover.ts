// Hands a project over: proposed by a team member, approved by its leader, answered by the client through a link.
import type { Language } from '#schema/core/words.ts';
import { project } from '#schema/projects/project.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import type { Values } from '#server/crud/write/check.ts';
import { allowed, transition } from '#server/crud/write/transition.ts';
import type { TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { change } from '#server/crud/write/write.ts';
import { notify } from '../company/notify.ts';
import { type SpotLink, signOnTheSpot } from '../links/on-the-spot.ts';
import { endLink } from '../links/public-link.ts';
import { requestConfirmation, type SentLink } from '../links/request-confirmation.ts';
import { projectRecord } from './life.ts';
import { handoverPurpose } from './public-handover.ts';

type Which = { readonly id: number; readonly ifMatch: string | null };
const linkOf = (id: number) => ({ purpose: 'handover', record_id: id }) as const;

const refuseForeign = async (tx: Tx, id: number, tasks: readonly number[]): Promise<void> => {
  const own = await tx.em.count(tx.database.entities.task, { id: { $in: [...tasks] }, project: id });
  if (own < tasks.length) throw conflict('project', 'notItsTask');
};

/** Proposes the handover; the leader may exclude tasks in the same act. */
export const startHandover = (
  services: Services,
  me: Me,
  { id, ifMatch }: Which,
  { comment, excluded_tasks }: { comment?: string | null | undefined; excluded_tasks?: readonly number[] | undefined },
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    if (excluded_tasks) {
      await allowed(tx, project, me, id, 'excludeTasks', ifMatch);
      await refuseForeign(tx, id, excluded_tasks);
      await change(tx, project, id, { excluded_tasks: [...excluded_tasks] }, { action: 'excludeTasks' });
    }
    const begun: Values = {
      handover_by: me.id,
      handover_at: tx.now.toISOString(),
      handover_comment: comment || null,
      denied: false,
      denied_reason: null,
      date_finished: null,
    };
    const { leader_id } = await transition(tx, project, me, id, 'startHandover', begun, {
      ifMatch: excluded_tasks ? null : ifMatch,
      reason: comment || undefined,
    });
    await notify(tx, { user_id: Number(leader_id), kind: 'handoverStarted', entity: 'project', id });
    return projectRecord(tx, me, id);
  });

/** Approves the handover or sends it again: the client gets a new answer link, an earlier link ends. */
const sendToClient = async (
  services: Services & { readonly publicUrl: string },
  me: Me,
  { id, ifMatch }: Which,
  name: 'approveHandover' | 'resendHandover',
  language: Language | undefined,
): Promise<ApiRecord & { link: SentLink }> => {
  let url: string | undefined;
  const done = await act(services, me, async (tx) => {
    await transition(tx, project, me, id, name, {}, { ifMatch });
    const { client_id, contact_id, number, title } = await tx.get('project', id);
    const about = { id, client_id, contact_id, number: displayNumber(project, number), title, publicUrl: services.publicUrl, language };
    const link = await requestConfirmation(tx, me, handoverPurpose, about);
    url = link.url;
    return { ...(await projectRecord(tx, me, id)), link: { expires_at: link.expires_at, email: link.email } };
  });
  // Only the first answer has the address: answers kept under an Idempotency-Key must not hold a token.
  return url ? { ...done, link: { url, ...done.link } } : done;
};

type Sending = Parameters<typeof sendToClient>;
export const approveHandover = (services: Sending[0], me: Me, which: Which, language?: Language) =>
  sendToClient(services, me, which, 'approveHandover', language);
export const resendHandover = (services: Sending[0], me: Me, which: Which, language?: Language) =>
  sendToClient(services, me, which, 'resendHandover', language);

/** The client signs on the device of the caller. */
export const signHandover = (services: Sending[0], me: Me, { id, ifMatch }: Which): Promise<SpotLink> =>
  signOnTheSpot(services, me, { entity: project, purpose: 'handover', name: 'signHandover', id, ifMatch });

/** All other transitions of a project have generated routes. */
export const projectEffects: TransitionEffects = {
  refuses: { excludeTasks: ['notItsTask'] },
  own: ['startHandover', 'approveHandover', 'resendHandover', 'signHandover', 'addFile', 'comment'],
  sets: async ({ tx, id, name, input }) => {
    if (name === 'excludeTasks') await refuseForeign(tx, id, input.excluded_tasks as readonly number[]);
    if (name === 'declineHandover') return { denied: true, denied_reason: input.reason };
    if (name === 'finish') return { date_finished: tx.now.toISOString(), denied: false, denied_reason: null };
    return {};
  },
  follows: async ({ tx, id, name, record, input }) => {
    if (name === 'stopHandover') await endLink(tx, linkOf(id));
    if (name === 'declineHandover')
      await notify(tx, {
        user_id: Number(record.handover_by),
        kind: 'handoverDeclined',
        entity: 'project',
        id,
        parameters: { reason: String(input.reason) },
      });
  },
};
