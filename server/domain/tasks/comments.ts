// The chat of a record: open to every colleague who may read the record, not to clients; mentioned users are notified.

import type { EntityName } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { comment } from '#schema/tasks/comment.ts';
import type { Database } from '#server/core/database/database.ts';
import { identifier, json, number, perDialect, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowedToAdd, type Owned, type Owner, ownersOf, readersAmong, readOwner, topicOf, touchOwner } from '#server/crud/read/owners.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { notify } from '../company/notify.ts';

/** The entities whose records have a chat. */
export const chatOwners: readonly Owner[] = ownersOf(comment, 'comment');

const lineColumns = {
  ...columnsOf(comment, 'id', 'version', 'user_id', 'text', 'date_added'),
  ...columnsOf(comment as Entity, ...chatOwners.map(({ field }) => field)),
};
const mentioned = perDialect({
  sqlite: sql`(select json_group_array(user_id) from comment_mentions where comment_id = c.id)`,
  postgres: sql`array(select user_id from comment_mentions where comment_id = c.id)`,
});

/** A page of the chat, newest first. @throws Refusal 404 without such a record */
export const commentsOf = async (database: Database, me: Me, of: Owned, [first, last]: readonly [number, number]) => {
  const { title } = await readOwner(database, me, of);
  const ofRecord = sql`${identifier('c', of.owner.field)} = ${of.id}`;
  const total = (await database.read.value(sql`select count(*) from comment c where ${ofRecord}`, number)) ?? 0;
  const rows = await database.read.rows(
    sql`select ${selected(lineColumns, 'c')}, c.text as title, u.name || ' ' || u.last_name as user_name, ${mentioned} as mentions
      from comment c join "user" u on u.id = c.user_id where ${ofRecord} order by c.id desc limit ${last - first + 1} offset ${first}`,
    { ...lineColumns, title: text, user_name: text, mentions: json<number[]>() },
  );
  const records = rows.map((row) => ({ ...row, [`${of.owner.entity.name}_name`]: title }));
  return { records, first, total };
};

/** The length of the excerpt in a notification. */
const excerpt = 200;

/** Adds a comment to a record and notifies mentioned users, whether they work on it or not. @throws Refusal 409 `wrongState` once the record takes no comments */
export const addComment = (
  services: Services,
  me: Me,
  of: Owned,
  { text, mentions }: { text: string; mentions: readonly number[] },
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
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
