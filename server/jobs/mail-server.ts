// The mail server that mails leave by, as SMTP_URL names it; `?from=` says who they come from.
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Rows } from '#generated/entities.ts';

/** What of a mail leaves. */
export type Parcel = Pick<
  Rows['mail'],
  'id' | 'recipient' | 'reply_to' | 'subject' | 'text' | 'html' | 'date_added' | 'calendar' | 'calendar_method'
> & {
  /** The files that it brings, as their bytes are read when it leaves. */
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: Readable }[];
};
/** Hands a mail over. @throws what the mail server answered; `responseCode` from 500 on means never. */
export type Deliver = (mail: Parcel, from: { name: string }) => Promise<void>;
export type MailServer = { readonly deliver: Deliver; close(): void };

/** A server that says nothing for so long is asked again later. */
const longestMs = 30_000;

/** @throws Error for an address that is none */
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
        // Programs that keep a calendar take it as part of the mail, the others as a file.
        ...(calendar && { icalEvent: { method: calendar_method ?? 'request', filename: 'meeting.ics', content: calendar } }),
        ...(attachments.length > 0 && { attachments: [...attachments] }),
        // The same for every try, so that a mail that was taken twice can be told to be one.
        messageId: `<mail-${id}-${date_added.getTime()}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
