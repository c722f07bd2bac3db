// The outbox is emptied: committed mails are handed to the mail server one by one, by whichever process claims them; what is refused is tried again later.
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
/** How long after the first, second … refusal the next try comes; after the last one nobody tries any more. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
/** A claimed mail belongs to its process for so long; if that ends in between, another takes it then. */
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

/** Takes the oldest mail that is due, so that no other process sends it; null when there is none. */
const claim = (services: Services) =>
  act(services, null, async (tx) => {
    const next = await due(tx);
    if (next === null) return null;
    const mail = await tx.get('mail', next);
    mail.attempts += 1;
    mail.claimed_until = new Date(tx.now.getTime() + leaseMs);
    const { company_name } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const { id, recipient, reply_to, subject, secret, date_added, attempts, calendar, calendar_method, file_id, e_invoice_id } = mail;
    const brought: Rows['file'][] = [];
    for (const one of [file_id, e_invoice_id]) if (one) brought.push(await tx.get('file', one));
    const text = secret ? withToken(mail.text, secret) : mail.text;
    const html = secret && mail.html ? withToken(mail.html, secret) : mail.html;
    return {
      parcel: { id, recipient, reply_to, subject, text, html, date_added, calendar, calendar_method },
      brought,
      attempts,
      company_name,
    };
  });

/** What became of a mail is seen where it stands and at what it is about. */
const conclude = (services: Services, id: number, action: 'sent' | 'refused', outcome: (mail: Mail, tx: Tx) => Partial<Mail>) =>
  act(services, null, async (tx) => {
    const mail = await tx.get('mail', id);
    Object.assign(mail, { claimed_until: null }, outcome(mail, tx));
    tx.record({ entity: 'mail', id, action, after: { status: mail.status, refusal: mail.refusal }, topics: await topicsOf(tx, mail) });
  });

/** The file that a mail brings; without its bytes it does not leave. */
const attached = async (files: FileStore, { file_name, content_type, storage_key }: Rows['file']) => {
  const stored = await files.read(storage_key);
  if (!stored) throw new Error(`The bytes of ${file_name} are missing.`);
  return { filename: file_name, contentType: content_type, content: stored.bytes };
};

const refusalIn = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  // Its own words, where it said any.
  const text = error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : message;
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return { text: text.slice(0, 2000), final: code >= 500 };
};

export type Outbox = {
  /** Begins to send what is due now. */
  look(): void;
  /** Sends what is due now, one after another. */
  empty(): Promise<void>;
  /** Waits for the mail that is on its way and sends no more. */
  end(): Promise<void>;
};

/** Opens the outbox: it looks when a mail is put in, and from time to time for what is tried again. */
export const openOutbox = (services: Services & { readonly files: FileStore }, deliver: Deliver, log: (line: LogLine) => void): Outbox => {
  let ended = false;

  /** What has left is known to have left: where the database is away for a moment, it is written down when that is back, as long as the mail is this process's. */
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
    const { parcel, brought, attempts, company_name } = claimed;
    try {
      const attachments = await Promise.all(brought.map((one) => attached(services.files, one)));
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
