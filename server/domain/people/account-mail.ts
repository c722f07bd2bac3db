// Mails about a user's account, in the user's language: password links, and notices of changes, so that none goes unseen.
import type { Rows } from '#generated/entities.ts';
import { createFormat } from '#schema/core/format.ts';
import { languageAmong } from '#schema/core/words.ts';
import type { Tx } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import { signingIn } from '../company/company.ts';
import { letter } from '../mail/letter.ts';
import { send } from '../mail/outbox.ts';

type User = Pick<Rows['user'], 'id' | 'name' | 'email' | 'language'>;

/** Mails the link that sets a password. */
export const mailLink = async (
  tx: Tx,
  user: User,
  purpose: 'invitation' | 'passwordReset',
  { id, url, expires_at, by }: { id: number; url: string; expires_at: Date; by?: string },
): Promise<void> => {
  const language = languageAmong(user.language);
  const say = sayIn(language);
  const company = await signingIn(tx);
  const until = createFormat(language, company.timeZone).dateTime(expires_at);
  const written =
    purpose === 'invitation'
      ? {
          subject: say('account_letter.invitation.subject', { company: company.name }),
          paragraphs: [
            say('account_letter.invitation.text', { by: by ?? company.name, company: company.name }),
            say('account_letter.invitation.ask', { email: user.email }),
          ],
          action: { label: say('account_letter.invitation.action'), url },
          after: [say('account_letter.expires', { time: until }), say('account_letter.invitation.ignore')],
        }
      : {
          subject: say('account_letter.reset.subject'),
          paragraphs: [say('account_letter.reset.text'), say('account_letter.reset.ask')],
          action: { label: say('account_letter.reset.action'), url },
          after: [say('account_letter.expires', { time: until }), say('account_letter.reset.ignore')],
        };
  const mail = letter({ language, name: user.name, company, ...written });
  await send(tx, {
    recipient: user.email,
    reply_to: null,
    language,
    ...mail,
    kind: purpose,
    entity: 'user',
    entity_id: user.id,
    link_id: id,
  });
};

export type Change = 'emailChanged' | 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff' | 'secondFactorTaken' | 'recoveryCodeUsed';
/** Changes made by somebody else: the notice must not advise a new password, least of all where its link goes to another address. */
const byOthers: ReadonlySet<Change> = new Set(['emailChanged', 'secondFactorTaken']);

/** Tells the user that the account was changed, and warns a user who did not do it. */
export const mailChange = async (
  tx: Tx,
  user: User,
  change: Change,
  parameters: { readonly by?: string; readonly reason?: string; readonly smart_count?: number; readonly email?: string } = {},
): Promise<void> => {
  const language = languageAmong(user.language);
  const say = sayIn(language);
  const company = await signingIn(tx);
  const time = createFormat(language, company.timeZone).dateTime(tx.now);
  const { by = '', reason = '', smart_count = 0, email = '' } = parameters;
  const texts: Readonly<Record<Change, string>> = {
    emailChanged: say('account_letter.emailChanged.text', { time, by, email }),
    passwordChanged: say('account_letter.passwordChanged.text', { time }),
    secondFactorOn: say('account_letter.secondFactorOn.text', { time }),
    secondFactorOff: say('account_letter.secondFactorOff.text', { time }),
    secondFactorTaken: say('account_letter.secondFactorTaken.text', { time, by, reason }),
    recoveryCodeUsed: say('account_letter.recoveryCodeUsed.text', { time, smart_count }),
  };
  const mail = letter({
    language,
    name: user.name,
    company,
    subject: say(`account_letter.${change}.subject`),
    paragraphs: [texts[change], say(byOthers.has(change) ? 'account_letter.notExpected' : 'account_letter.notYou')],
  });
  await send(tx, { recipient: user.email, reply_to: null, language, ...mail, kind: 'account', entity: 'user', entity_id: user.id });
};
