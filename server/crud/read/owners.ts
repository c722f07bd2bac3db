// The records to which files and messages belong: each cascading reference of the part is one, and the owner's workflow says when it accepts parts.
import { workflows } from '#generated/registry.ts';
import { type Caller, forUser, type Rule } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import { permissionOf } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import type { Table } from '../write/check.ts';
import { allowed, reasonsOf } from '../write/transition.ts';
import type { ApiRecord } from './plan.ts';
import { readOne } from './read.ts';
import { wholeRecord } from './read-inside.ts';
import { entityNamed } from './select.ts';

/** A kind of owner: `field` of the part refers to it, and `adds` is the transition that allows more parts. */
export type Owner = { readonly entity: Entity; readonly field: string; readonly workflow: Workflow; readonly adds: string };
/** An owner of a part. */
export type Owned = { readonly owner: Owner; readonly id: number };

/** The possible owners of a part: its cascading references whose workflow has the transition. */
export const ownersOf = (part: Entity, adds: string): Owner[] =>
  Object.entries(part.info).flatMap(([field, { onDelete, target }]) => {
    const workflow = onDelete === 'cascade' && target ? workflows[target] : undefined;
    return workflow?.transitions[adds] && target ? [{ entity: entityNamed(target), field, workflow, adds }] : [];
  });

/** The owner of a part; null without one. */
export const ownedBy = (owners: readonly Owner[], part: ApiRecord): Owned | null => {
  const owner = owners.find(({ field }) => part[field] !== null && part[field] !== undefined);
  return owner ? { owner, id: Number(part[owner.field]) } : null;
};

/** Why an owner's parts cannot be changed in its current state; null where they can. */
export const closedFor = ({ workflow, adds }: Owner, record: ApiRecord): string | null => {
  const transition = workflow.transitions[adds];
  if (![transition?.from ?? []].flat().includes(workflow.nameOfState(record[workflow.field]) ?? '')) return 'wrongState';
  return transition?.require?.find((guard) => workflow.guardRefusal(guard, null, record)) ?? null;
};

/** @throws Refusal 404 for a missing or hidden record, 403 where the caller may see none */
export const readOwner = (database: Database, me: Me, { owner, id }: Owned): Promise<ApiRecord> => readOne(database, owner.entity, me, id);

/** Locks the owner while one of its parts is changed. */
export const lockOwner = async (tx: Tx, { owner, id }: Owned): Promise<ApiRecord> => {
  await tx.get(owner.entity.name as Table, id);
  return wholeRecord(tx, owner.entity, id);
};

/** Why an owner may refuse another part. */
export const reasonsToAdd = ({ workflow, adds }: Owner): string[] => reasonsOf(workflow.transitions[adds] ?? {});

/** @throws Refusal 403 for callers who may not, 409 where the owner accepts no more parts */
export const allowedToAdd = (tx: Tx, me: Me, { owner, id }: Owned): Promise<ApiRecord> => allowed(tx, owner.entity, me, id, owner.adds);

/** Marks open screens of the owner as stale, where it counts the parts, without raising its version. */
export const touchOwner = async (tx: Tx, { owner, id }: Owned): Promise<void> => {
  if (!owner.entity.info.revision) return;
  const row: object = await tx.get(owner.entity.name as Table, id);
  if ('revision' in row) row.revision = Number(row.revision) + 1;
};

export const topicOf = ({ owner, id }: Owned): string => `${owner.entity.name}:${id}`;

const readsAll = (rule: Rule) => rule.is === 'always' || rule.is === 'signedIn';

/** The users who can read records of this kind. */
export const readersAmong = async (tx: Tx, { entity }: Owner, ids: readonly number[]): Promise<number[]> => {
  const { user, role } = tx.database.entities;
  const users = await tx.em.find(user, { id: { $in: [...ids] }, active: true });
  const rule = ruleFor(entity, 'read');
  if (readsAll(rule)) return users.map(({ id }) => id);
  const roles = new Map(
    (await tx.em.find(role, { id: { $in: users.flatMap(({ role_id }) => role_id ?? []) } })).map((one) => [one.id, one]),
  );
  return users.flatMap(({ id, role_id }) => {
    const codes = (roles.get(role_id ?? 0)?.permissions ?? []) as number[];
    const reader: Caller = { id, permissions: new Set(codes.flatMap((code) => permissionOf(code) ?? [])) };
    return forUser(rule, reader) === false ? [] : [id];
  });
};
