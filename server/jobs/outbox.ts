// Sends the mails of the outbox one by one, from whichever process claims them; refused mails are tried again later.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rows } from '#generated/entities.ts';
import { number, perDialect, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import { refusalOf } from '#server/core/http/answer.ts';
import { withToken } from '#server/core/http/secret-addresses.ts';
import type { LogLine } from '#server/core/log.ts';
import { topicsOf } from '#server/domain/company-wide/mail-acts.ts';
import { settled } from '#server/domain/mail/outbox.ts';
import type { Deliver } from './mail-server.ts';
import { beside, piecesOf } from './repeat.ts';

type Mail = Rows['mail'];
const minute = 60_000;
/** The pauses after the first, second … refusal; after the last one the mail is given up. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
/** How long a claimed mail belongs to its process; if the process ends, another takes the mail after that. */
const leaseMs = 5 * minute;
const lookEveryMs = 20_000;
const againMs = 200;

const unlocked = perDialect({ sqlite: sql``, postgres: sql`for update skip locked` });
const due = ({ read, now }: Tx): Promise<number | null> =>
  read.value(
    sql`select id from mail where status = 'waiting' and (next_attempt_at is null or next_attempt_at <= ${now})
      and (claimed_until is null or claimed_until <= ${now}) order by id limit 1 ${unlocked}`,
    number,
  );

/** Claims the oldest due mail, so that no other process sends it; null without any. */
const claim = (services: Services) =>
  act(services, null, async (tx) => {
    const next = await due(tx);
    if (next === null) return null;
    const mail = await tx.get('mail', next);
    mail.attempts += 1;
    mail.claimed_until = new Date(tx.now.getTime() + leaseMs);
    const { company_name } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const { id, recipient, reply_to, subject, secret, date_added, attempts, calendar, calendar_method, file_id, e_invoice_id } = mail;
    const attachedFiles: Rows['file'][] = [];
    for (const one of [file_id, e_invoice_id]) if (one) attachedFiles.push(await tx.get('file', one));
    const text = secret ? withToken(mail.text, secret) : mail.text;
    const html = secret && mail.html ? withToken(mail.html, secret) : mail.html;
    return {
      parcel: { id, recipient, reply_to, subject, text, html, date_added, calendar, calendar_method },
      attachedFiles,
      attempts,
      company_name,
    };
  });

/** Records the outcome of a mail, and tells the screens of the mail and of its record. */
const conclude = (services: Services, id: number, action: 'sent' | 'refused', outcome: (mail: Mail, tx: Tx) => Partial<Mail>) =>
  act(services, null, async (tx) => {
    const mail = await tx.get('mail', id);
    Object.assign(mail, { claimed_until: null }, outcome(mail, tx));
    tx.record({ entity: 'mail', id, action, after: { status: mail.status, refusal: mail.refusal }, topics: await topicsOf(tx, mail) });
  });

/** The attachment of a mail; the mail is not sent without its bytes. */
const attached = async (files: FileStore, { file_name, content_type, storage_key }: Rows['file']) => {
  const stored = await files.read(storage_key);
  if (!stored) throw new Error(`The bytes of ${file_name} are missing.`);
  return { filename: file_name, contentType: content_type, content: stored.bytes };
};

const refusalIn = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  // The mail server's own answer, where there is one.
  const text = error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : message;
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return { text: text.slice(0, 2000), final: code >= 500 };
};

export type Outbox = {
  /** Starts sending the mails that are due. */
  look(): void;
  /** Sends the mails that are due, one after another. */
  empty(): Promise<void>;
  /** Waits for the mail being sent and stops. */
  end(): Promise<void>;
};

/** Opens the outbox: it sends when a mail is added, and checks from time to time for mails to retry. */
export const openOutbox = (services: Services & { readonly files: FileStore }, deliver: Deliver, log: (line: LogLine) => void): Outbox => {
  let ended = false;

  /** Records that a mail was sent; while the database is unreachable it retries until the claim expires, so that no mail is sent twice. */
  const sent = async (id: number): Promise<void> => {
    const until = performance.now() + leaseMs;
    for (;;) {
      try {
        return await conclude(services, id, 'sent', (_mail, tx) => ({ ...settled, status: 'sent', sent_at: tx.now, refusal: null }));
      } catch (error) {
        if (ended || performance.now() > until || refusalOf(error).status !== 503) throw error;
        await pause(againMs, undefined, { ref: false });
      }
    }
  };

  const sendOne = async (): Promise<boolean> => {
    const claimed = ended ? null : await claim(services);
    if (!claimed) return false;
    const { parcel, attachedFiles, attempts, company_name } = claimed;
    try {
      const attachments = await Promise.all(attachedFiles.map((one) => attached(services.files, one)));
      await deliver({ ...parcel, attachments }, { name: company_name });
    } catch (error) {
      const { text, final } = refusalIn(error);
      const wait = final ? undefined : pauses[attempts - 1];
      await conclude(services, parcel.id, 'refused', ({ status }, tx) => ({
        refusal: text,
        status: status === 'waiting' && wait === undefined ? 'failed' : status,
        next_attempt_at: status === 'waiting' && wait !== undefined ? new Date(tx.now.getTime() + wait) : null,
      }));
      return true;
    }
    await sent(parcel.id);
    return true;
  };
  const pieces = piecesOf(sendOne);
  const look = beside(pieces, log);
  const stopListening = services.hub.listen(['mail'], ({ action }) => (action === 'create' || action === 'resend') && look());
  const clock = setInterval(look, lookEveryMs);
  clock.unref();
  return {
    look,
    empty: pieces.all,
    end: async () => {
      ended = true;
      stopListening();
      clearInterval(clock);
      await pieces.done();
    },
  };
};
