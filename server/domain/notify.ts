// A notification tells a user what concerns them: written in the act that it tells of, so that neither is there without the other.
import type { Tx } from '#server/core/act.ts';

export const kinds = ['taskGiven', 'taskStolen', 'taskDeclined', 'taskConfirmed', 'mention'] as const;
export type Kind = (typeof kinds)[number];

export type Notice = {
  readonly user_id: number | null;
  readonly kind: Kind;
  readonly entity: 'task';
  readonly id: number;
  /** What the words of the kind name beside who and where, such as a reason. */
  readonly parameters?: Readonly<Record<string, string | number>>;
};

/** Tells a user, unless they did it themselves or nobody is concerned; their open screens hear of it. */
export const notify = async (tx: Tx, { user_id, kind, entity, id, parameters }: Notice): Promise<void> => {
  if (!user_id || user_id === tx.me?.id) return;
  const row = tx.create('notification', {
    user_id,
    kind,
    entity,
    entity_id: id,
    parameters: parameters ? JSON.stringify(parameters) : null,
    by: tx.me?.id ?? null,
    at: tx.now,
  });
  await tx.flush();
  tx.record({ entity: 'notification', id: row.id, action: 'create', after: { kind, user_id }, topics: [`user:${user_id}`] });
};
