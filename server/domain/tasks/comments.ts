// The chat of a record: everybody of the company who reads the record reads and writes it, nobody outside; whom a line mentions is told.

import type { EntityName } from '#generated/registry.ts';
import { comment } from '#schema/tasks/comment.ts';
import { asTold, type Database, type Row, slot } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowedToAdd, type Owned, type Owner, ownersOf, readersAmong, readOwner, topicOf, touchOwner } from '#server/crud/read/owners.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { type Door, insert } from '#server/crud/write/write.ts';
import { notify } from '../company/notify.ts';

/** The records that have a chat. */
export const chatOwners: readonly Owner[] = ownersOf(comment, 'comment');

export type CommentPage = { readonly records: Row[]; readonly first: number; readonly total: number };

/** A page of the chat, the newest first. @throws Refusal 404 without such a record */
export const commentsOf = async (database: Database, me: Me, of: Owned, [first, last]: readonly [number, number]): Promise<CommentPage> => {
  const { dialect } = database;
  const { title } = await readOwner(database, me, of);
  const { field } = of.owner;
  const [chat] = await database.read.all(`select count(*) as n from comment where ${field} = ${slot(dialect, 1)}`, [of.id]);
  const mentions =
    dialect === 'sqlite'
      ? '(select json_group_array(user_id) from comment_mentions where comment_id = c.id)'
      : 'array(select user_id from comment_mentions where comment_id = c.id)';
  const rows = await database.read.all(
    `select c.id, c.version, c.text as title, ${chatOwners.map((one) => `c.${one.field}`).join(', ')}, c.user_id, u.name || ' ' || u.last_name as user_name, c.text, c.date_added, ${mentions} as mentions from comment c join "user" u on u.id = c.user_id where c.${field} = ${slot(dialect, 1)} order by c.id desc limit ${slot(dialect, 2)} offset ${slot(dialect, 3)}`,
    [of.id, last - first + 1, first],
  );
  const records = rows.map((row) => ({
    ...row,
    [`${of.owner.entity.name}_name`]: title,
    date_added: asTold(row.date_added),
    mentions: typeof row.mentions === 'string' ? (JSON.parse(row.mentions) as number[]) : row.mentions,
  }));
  return { records, first, total: Number(chat?.n) };
};

/** As much of a line as a notification shows. */
const excerpt = 200;

/** Says something on a record; whom it mentions is told, working there or not. @throws Refusal 409 `wrongState` once nothing is said there any more */
export const say = (door: Door, me: Me, of: Owned, { text, mentions }: { text: string; mentions: readonly number[] }): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    await allowedToAdd(tx, me, of);
    if ((await readersAmong(tx, of.owner, mentions)).length !== mentions.length)
      throw invalid({ field: 'mentions', reason: 'notReference' });
    const { id } = await insert(
      tx,
      comment,
      { text, mentions: [...mentions] },
      {
        ...Object.fromEntries(chatOwners.map(({ field }) => [field, field === of.owner.field ? of.id : null])),
        user_id: me.id,
        date_added: tx.now.toISOString(),
      },
      [topicOf(of), ...mentions.map((one) => `user:${one}`)],
    );
    const entity = of.owner.entity.name as EntityName;
    for (const user_id of mentions)
      await notify(tx, { user_id, kind: 'mention', entity, id: of.id, parameters: { text: text.slice(0, excerpt) } });
    await touchOwner(tx, of);
    return readInside(tx, comment, me, id);
  });
