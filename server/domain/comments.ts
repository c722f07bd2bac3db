// The chat of a task: everybody of the company reads and writes it, nobody outside; whom a line mentions is told.
import { comment } from '#schema/comment.ts';
import { task } from '#schema/task.ts';
import { act } from '#server/core/act.ts';
import type { Database, Row } from '#server/core/database.ts';
import { invalid, notFound } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import type { ApiRecord } from '#server/crud/plan.ts';
import { readInside } from '#server/crud/read-inside.ts';
import { allowed } from '#server/crud/transition.ts';
import { type Door, insert } from '#server/crud/write.ts';
import { codecOf } from '#server/fields/codec.ts';
import { notify } from './notify.ts';
import { touched } from './task.ts';

export type CommentPage = { readonly records: Row[]; readonly first: number; readonly total: number };

/** A page of the chat, the newest first. @throws Refusal 404 without such a task */
export const commentsOf = async (database: Database, task_id: number, [first, last]: readonly [number, number]): Promise<CommentPage> => {
  const sqlite = database.dialect === 'sqlite';
  const place = (at: number) => (sqlite ? '?' : `$${at}`);
  const [chat] = await database.read.all(
    `select (select count(*) from comment where task_id = t.id) as n from task t where t.id = ${place(1)}`,
    [task_id],
  );
  if (!chat) throw notFound();
  const mentions = sqlite
    ? '(select json_group_array(user_id) from comment_mentions where comment_id = c.id)'
    : 'array(select user_id from comment_mentions where comment_id = c.id)';
  const rows = await database.read.all(
    `select c.id, c.version, c.text as title, c.task_id, t.title as task_name, c.user_id, u.name || ' ' || u.last_name as user_name, c.text, c.date_added, ${mentions} as mentions from comment c join task t on t.id = c.task_id join "user" u on u.id = c.user_id where c.task_id = ${place(1)} order by c.id desc limit ${place(2)} offset ${place(3)}`,
    [task_id, last - first + 1, first],
  );
  const { fromColumn } = codecOf(comment, 'date_added', database.dialect);
  const records = rows.map((row) => ({
    ...row,
    date_added: fromColumn ? fromColumn(row.date_added) : row.date_added,
    mentions: typeof row.mentions === 'string' ? (JSON.parse(row.mentions) as number[]) : row.mentions,
  }));
  return { records, first, total: Number(chat.n) };
};

/** As much of a line as a notification shows. */
const excerpt = 200;

/** Says something on a task; whom it mentions is told, on the team or not. @throws Refusal 409 `wrongState` once the task is invoiced or rejected */
export const say = (
  door: Door,
  me: Me,
  task_id: number,
  { text, mentions }: { text: string; mentions: readonly number[] },
): Promise<ApiRecord> =>
  act(door, me, async (tx) => {
    await allowed(tx, task, me, task_id, 'comment');
    const { user } = tx.database.entities;
    if ((await tx.em.count(user, { id: { $in: [...mentions] }, active: true })) !== mentions.length)
      throw invalid({ field: 'mentions', reason: 'notReference' });
    const { id } = await insert(
      tx,
      comment,
      { text, mentions: [...mentions] },
      { task_id, user_id: me.id, date_added: tx.now.toISOString() },
      [`task:${task_id}`, ...mentions.map((one) => `user:${one}`)],
    );
    for (const user_id of mentions)
      await notify(tx, { user_id, kind: 'mention', entity: 'task', id: task_id, parameters: { text: text.slice(0, excerpt) } });
    await touched(tx, task_id);
    return readInside(tx, comment, me, id);
  });
