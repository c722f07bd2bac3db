// Pictures and documents: attached to a record by people who work on it, or kept unattached for a receipt or a logo; only the uploader changes or deletes them.
import { allows } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import { file } from '#schema/files/file.ts';
import type { Database } from '#server/core/database/database.ts';
import { identifier, join, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { Upload } from '#server/core/files/upload.ts';
import { conflict, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { attachedSql } from '#server/crud/read/attached.ts';
import {
  allowedToAdd,
  closedFor,
  lockOwner,
  type Owned,
  type Owner,
  ownedBy,
  ownersOf,
  readOwner,
  topicOf,
  touchOwner,
} from '#server/crud/read/owners.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne, readWhole } from '#server/crud/read/read.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { checkVersion } from '#server/crud/write/check.ts';
import { bringBack, keepRemoval, keptOf, keptRow, removalOf } from '#server/crud/write/removal.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** The entities to whose records files can be attached. */
export const fileOwners: readonly Owner[] = ownersOf(file, 'addFile');
const acts = { notes: 'update', delete: 'delete' } as const;
type Act = keyof typeof acts;

/** The file with what the caller may do now; `closed` is the reason why its record takes no changes. */
const withActs = (record: ApiRecord, me: Me, closed: string | null): ApiRecord => {
  const state = (verb: 'update' | 'delete') => {
    if (!allows(ruleFor(file, verb), me, record)) return { allowed: false, reason: 'notAuthor' };
    return closed === null ? { allowed: true } : { allowed: false, reason: closed };
  };
  return { ...record, $transitions: { notes: state(acts.notes), delete: state(acts.delete) } };
};

/** All files of a record, newest first. @throws Refusal 404 without such a record */
export const filesOf = async (database: Database, me: Me, of: Owned): Promise<ApiRecord[]> => {
  const closed = closedFor(of.owner, await readOwner(database, me, of));
  const { field } = of.owner;
  const records = await readWhole(database, file, me, { filter: JSON.stringify({ [field]: of.id }), sort: '["id","DESC"]' });
  // Lists leave long texts out, but the notes describe a file.
  const noted = await database.read.rows(
    sql`select id, notes from file where ${identifier(field)} = ${of.id}`,
    columnsOf(file, 'id', 'notes'),
  );
  const notes = new Map(noted.map((row) => [row.id, row.notes]));
  return records.map((record) => withActs({ ...record, notes: notes.get(record.id) ?? null }, me, closed));
};

/** Whether a record that the caller may read refers to the file (a receipt, a logo). */
const isHeld = async (read: Reader, id: number, me: Me): Promise<boolean> =>
  (await read.value(sql`select id from file f where id = ${id} and (${attachedSql(sql`f.id`, me)})`, number)) !== null;

/** An unattached file is visible only to its uploader; `named` is the record in the address. @throws Refusal 404 */
const visible = async (record: ApiRecord, me: Me, held: () => Promise<boolean>, named?: Owned): Promise<Owned | null> => {
  const of = ownedBy(fileOwners, record);
  if (named && (of?.owner.field !== named.owner.field || of.id !== named.id)) throw notFound();
  if (!of && record.user_id !== me.id && !(await held())) throw notFound();
  return of;
};

/** One file without its content. @throws Refusal 404 */
export const fileOf = async (database: Database, me: Me, id: number, named?: Owned): Promise<ApiRecord> => {
  const record = await readOne(database, file, me, id);
  const of = await visible(record, me, () => isHeld(database.read, id, me), named);
  return withActs(record, me, of && closedFor(of.owner, await readOwner(database, me, of)));
};

/** The key of a file's bytes in the store. */
export const keyOfFile = async (database: Database, id: number): Promise<string> => {
  const key = await database.read.value(sql`select storage_key from file where id = ${id}`, text);
  if (key === null) throw notFound();
  return key;
};

const fileRecord = async (tx: Tx, me: Me, id: number, of: Owned | null): Promise<ApiRecord> =>
  withActs(await readInside(tx, file, me, id), me, of && closedFor(of.owner, await lockOwner(tx, of)));

/** SQL condition: the file is attached to no record and is nobody's receipt or logo. */
export const hangsNowhere = sql`${join(
  fileOwners.map(({ field }) => sql`${identifier('f', field)} is null`),
  sql` and `,
)} and not (${attachedSql(sql`f.id`)})`;
/** The most unattached files, and bytes of them, that one user may keep. */
const mostApart = { files: 100, bytes: 250_000_000 };

/** Locks the user, so that simultaneous uploads count each other. @throws Refusal 413 `tooMuchApart` */
const refuseMoreApart = async (tx: Tx, me: Me, size: number): Promise<void> => {
  await tx.lock('user', me.id);
  const apart = await tx.read.row(
    sql`select count(*) as files, coalesce(sum(f.size), 0) as bytes from file f where f.user_id = ${me.id} and ${hangsNowhere}`,
    { files: number, bytes: number },
  );
  if (apart && apart.files < mostApart.files && apart.bytes + size <= mostApart.bytes) return;
  throw new Refusal(413, 'tooMuchApart', { parameters: { files: mostApart.files, size: mostApart.bytes / 1_000_000 }, members: mostApart });
};

/** Stores an uploaded file, attached to a record or unattached. @throws Refusal 403 for a user who does not work on the record, 409 once the record takes none, 413 beyond the limit of unattached files */
export const addFile = (services: Services, me: Me, of: Owned | null, upload: Upload): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    if (of) await allowedToAdd(tx, me, of);
    else await refuseMoreApart(tx, me, upload.size);
    const belongs = Object.fromEntries(fileOwners.map(({ field }) => [field, of?.owner.field === field ? of.id : null]));
    const owned = { ...upload, ...belongs, user_id: me.id, date_added: tx.now.toISOString() };
    const { id } = await insert(tx, file, {}, owned, of ? [topicOf(of)] : []);
    if (of) await touchOwner(tx, of);
    return fileRecord(tx, me, id, of);
  });

/** A file, the record in the address if any, and the file version that the caller saw. */
export type WhichFile = { readonly id: number; readonly of?: Owned | undefined; readonly ifMatch: string | null };

/** The file and its record, after the record is locked and the caller is known to be the uploader. */
const lockOwnFile = async (
  tx: Tx,
  me: Me,
  name: Act,
  { id, of: named, ifMatch }: WhichFile,
): Promise<{ visibleFile: ApiRecord; of: Owned | null }> => {
  const of = await visible(await readInside(tx, file, me, id), me, () => isHeld(tx.read, id, me), named);
  const closed = of && closedFor(of.owner, await lockOwner(tx, of));
  await tx.get('file', id);
  const visibleFile = await readInside(tx, file, me, id);
  if (!allows(ruleFor(file, acts[name]), me, visibleFile)) throw notAllowed();
  if (of && closed !== null) throw conflict(of.owner.entity.name, closed);
  checkVersion(ifMatch, visibleFile.version);
  return { visibleFile, of };
};

export const noteOnFile = (services: Services, me: Me, which: WhichFile, notes: string | null): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { of } = await lockOwnFile(tx, me, 'notes', which);
    await change(tx, file, which.id, { notes }, { action: 'notes', topics: of ? [topicOf(of)] : [] });
    if (of) await touchOwner(tx, of);
    return fileRecord(tx, me, which.id, of);
  });

/** Deletes a file; its bytes stay while it can be restored. @throws Refusal 409 `referred` for a receipt or a logo in use */
export const removeFile = (services: Services, me: Me, which: WhichFile): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { visibleFile, of } = await lockOwnFile(tx, me, 'delete', which);
    const row = await tx.get('file', which.id);
    keepRemoval(tx, me, { entity: file, id: which.id, rows: [keptRow(file, row)], storage_key: row.storage_key });
    tx.remove('file', row);
    await tx.flush();
    if (of) await touchOwner(tx, of);
    const before = Object.fromEntries(file.readable.map((field) => [field, visibleFile[field]]));
    tx.record({ entity: 'file', id: which.id, action: 'delete', before, topics: of ? [topicOf(of)] : [] });
    return visibleFile;
  });

/** Restores a file that the caller deleted. @throws Refusal 404, 409 once its record takes no files */
export const restoreFile = (services: Services, me: Me, { id, of: named }: Omit<WhichFile, 'ifMatch'>): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const removal = await removalOf(tx, me, file, id);
    const [removedFile] = keptOf(removal, file);
    const of = removedFile ? ownedBy(fileOwners, removedFile) : null;
    if (named && (of?.owner.field !== named.owner.field || of.id !== named.id)) throw notFound();
    const closed = of && closedFor(of.owner, await lockOwner(tx, of));
    if (of && closed !== null) throw conflict(of.owner.entity.name, closed);
    await bringBack(tx, removal, of ? [topicOf(of)] : []);
    if (of) await touchOwner(tx, of);
    return fileRecord(tx, me, id, of);
  });

/** Removes bytes that no row refers to; if that fails, the regular cleaning finds them. */
export const dropBytes = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key).catch(() => undefined);
};

/** The keys of a record's files, to remove once the record is deleted; `field` is the file's reference to it. */
export const keysOf = (tx: Tx, field: string, id: number): Promise<string[]> =>
  tx.read.values(sql`select storage_key from file where ${identifier(field)} = ${id}`, text);
