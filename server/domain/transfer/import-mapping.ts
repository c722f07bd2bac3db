// Remembers which fields the columns of an import file were mapped to, by the file's head: the next file of the same program is mapped at once, for any user.
import { createHash } from 'node:crypto';
import type { Entity } from '#schema/core/entity.ts';
import { zipAndTown } from '#schema/core/import-keys.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, json, literal, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';

export type Mapped = {
  /** The names of the columns. */
  readonly head: readonly string[];
  /** The field of each column; null for a column that is left out. */
  readonly columns: readonly (string | null)[];
  /** The fields that identify an existing row. */
  readonly key: readonly string[];
};
/** A mapping, with the user who last saved it and when. */
export type KnownMapping = Mapped & { readonly by_name: string; readonly at: string };

/** The latest mappings are offered; a company gets files from a few programs. */
const most = 50;
const hashOf = (head: readonly string[]) => createHash('sha256').update(JSON.stringify(head)).digest('hex');

export const mappingsOf = async ({ read }: Database, entity: Entity): Promise<KnownMapping[]> => {
  const rows = await read.rows(
    sql`select m.head, m.columns, m.known_by as key, u.name || ' ' || u.last_name as by_name, m.at from import_mapping m join "user" u on u.id = m.by
      where m.entity = ${entity.name} order by m.at desc, m.id desc limit ${literal(most)}`,
    { head: json<string[]>(), columns: json<(string | null)[]>(), key: json<string[]>(), by_name: text, at: instant },
  );
  // A field that can no longer be imported is removed from the mapping.
  const known = new Set<string | null>([...entity.writable, zipAndTown]);
  return rows.map(({ columns, key, ...row }) => ({
    ...row,
    columns: columns.map((field) => (known.has(field) ? field : null)),
    key: key.filter((field) => known.has(field)),
  }));
};

/** @throws Refusal 422 where the numbers of columns and fields differ */
export const keepMapping = async (services: Services, entity: Entity, me: Me, { head, columns, key }: Mapped): Promise<void> => {
  if (head.length !== columns.length) throw invalid({ field: 'columns', reason: 'wrongType' });
  const head_hash = hashOf(head);
  await act(services, me, async (tx) => {
    // Locked, so that two users who save at once do so one after the other.
    await tx.lock('settings', 1);
    const { import_mapping } = tx.database.entities;
    const known = await tx.em.findOne(import_mapping, { entity: entity.name, head_hash });
    const taught = { columns: JSON.stringify(columns), known_by: JSON.stringify(key), by: me.id, at: tx.now };
    const row = known
      ? Object.assign(known, taught)
      : tx.create('import_mapping', { entity: entity.name, head_hash, head: JSON.stringify(head), ...taught });
    await tx.flush();
    tx.record({ entity: 'import_mapping', id: row.id, action: known ? 'update' : 'create', after: { entity: entity.name } });
  });
};
