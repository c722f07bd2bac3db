// Mails role editors when somebody else changes a role or how a user signs in, so that no takeover goes unseen.
import { createFormat } from '#schema/core/format.ts';
import { languageAmong } from '#schema/core/words.ts';
import { role } from '#schema/people/role.ts';
import { permissions } from '#schema/permissions.ts';
import { sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { signingIn } from '../company/company.ts';
import { letter } from '../mail/letter.ts';
import { send } from '../mail/outbox.ts';

/** The change, with its role or its user. */
export type RoleChangeNotice =
  | { readonly what: 'roleChanged' | 'roleDeleted'; readonly role: string }
  | { readonly what: 'roleGiven'; readonly user: string; readonly role: string }
  | { readonly what: 'userEmailChanged'; readonly user: string; readonly email: string }
  | { readonly what: 'userSecondFactorTaken'; readonly user: string; readonly reason: string };

const rolesWithEditing = async (tx: Tx): Promise<number[]> => {
  const roles = await tx.read.rows(sql`select id, permissions from "role"`, columnsOf(role, 'id', 'permissions'));
  return roles.filter((one) => one.permissions.includes(permissions['roles.write'])).map(({ id }) => id);
};

/** Mails every other active user who edits roles, in their own language. */
export const notifyRoleEditors = async (tx: Tx, me: Me, notice: RoleChangeNotice): Promise<void> => {
  const role_id = { $in: await rolesWithEditing(tx) };
  const editors = await tx.em.find(tx.database.entities.user, { role_id, active: true, id: { $ne: me.id } });
  if (editors.length === 0) return;
  const company = await signingIn(tx);
  const by = `${me.name} ${me.last_name}`;
  for (const editor of editors) {
    const language = languageAmong(editor.language);
    const say = sayIn(language);
    const time = createFormat(language, company.timeZone).dateTime(tx.now);
    const about = { role: '', user: '', email: '', reason: '', ...notice, by, time };
    const mail = letter({
      language,
      name: editor.name,
      company,
      subject: say(`account_letter.${notice.what}.subject`),
      paragraphs: [say(`account_letter.${notice.what}.text`, about), say('account_letter.forEditors')],
    });
    await send(tx, { recipient: editor.email, reply_to: null, language, ...mail, kind: 'account', entity: 'user', entity_id: editor.id });
  }
};
