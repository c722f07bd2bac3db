// Sends mails through the SMTP server of SMTP_URL; `?from=` sets the sender's address.
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Rows } from '#generated/entities.ts';

/** The parts of a mail that are sent. */
export type Parcel = Pick<
  Rows['mail'],
  'id' | 'recipient' | 'reply_to' | 'subject' | 'text' | 'html' | 'date_added' | 'calendar' | 'calendar_method'
> & {
  /** The attachments, whose bytes are read while the mail is sent. */
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: Readable }[];
};
/** Sends a mail. @throws the mail server's error; a `responseCode` of 500 or more is final. */
export type Deliver = (mail: Parcel, from: { name: string }) => Promise<void>;
export type MailServer = { readonly deliver: Deliver; close(): void };

/** A server that does not answer for so long is tried again later. */
const longestMs = 30_000;

/** @throws Error for an invalid address */
export const openMailServer = (smtpUrl: string, publicUrl: string, patienceMs = longestMs): MailServer => {
  if (!URL.canParse(smtpUrl) || !/^smtps?:/.test(smtpUrl))
    throw new Error('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  const url = new URL(smtpUrl);
  const { hostname } = new URL(publicUrl);
  const user = decodeURIComponent(url.username);
  const address = url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${hostname}`);
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    deliver: async ({ id, recipient, reply_to, subject, text, html, date_added, calendar, calendar_method, attachments }, { name }) => {
      await transport.sendMail({
        from: { name, address },
        to: recipient,
        ...(reply_to && { replyTo: reply_to }),
        subject,
        text,
        ...(html && { html }),
        // Mail programs with a calendar read the invitation from the mail, others get it as a file.
        ...(calendar && { icalEvent: { method: calendar_method ?? 'request', filename: 'meeting.ics', content: calendar } }),
        ...(attachments.length > 0 && { attachments: [...attachments] }),
        // The same id at every try, so that a mail that was sent twice is recognised as one.
        messageId: `<mail-${id}-${date_added.getTime()}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
