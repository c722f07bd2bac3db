// The work types that a user may pick: those of the user type, or all unarchived ones if the type names none.

import type { ReadSource } from '#server/core/database/database.ts';
import { flag, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';

export type OwnWorkType = { readonly id: number; readonly title: string; readonly uses: number; readonly last: boolean };

/** The number of newest entries that decide which work types are used most. */
const recent = 200;

/** The work types that a user may pick, most used first; `last` marks the latest. */
export const ownWorkTypes = async ({ read }: ReadSource, user_id: number): Promise<OwnWorkType[]> => {
  const rows = await read.rows(
    sql`with mine as (select id, work_type_id from time_entry where user_id = ${user_id} and class = 'work' order by id desc limit ${literal(recent)}),
      named as (select t.work_type_id from user_type_work_type_ids t join "user" u on u.user_type_id = t.user_type_id where u.id = ${user_id})
      select w.id, w.name as title, (select count(*) from mine where work_type_id = w.id) as uses, w.id = (select work_type_id from mine order by id desc limit 1) as last
      from work_type w where w.archived is false and (not exists (select 1 from named) or w.id in (select work_type_id from named)) order by uses desc, w.name_sort, w.id`,
    { id: number, title: text, uses: number, last: nullable(flag) },
  );
  return rows.map((row) => ({ ...row, last: row.last ?? false }));
};
