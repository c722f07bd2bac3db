// A real mail server for tests: it takes what is sent to it, or refuses with the code that a test says.
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Caught = { readonly to: readonly string[]; readonly raw: string };
export type MailCatcher = {
  readonly url: string;
  readonly caught: readonly Caught[];
  /** From now on every mail is refused with this answer; null takes them again. */
  refuse(answer: { code: number; text: string } | null): void;
  close(): Promise<void>;
};

export const openMailCatcher = async (): Promise<MailCatcher> => {
  const caught: Caught[] = [];
  let refusal: { code: number; text: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
        caught.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=delo@toplar.example`,
    caught,
    refuse: (answer) => {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The text of a mail as its reader sees it. */
export const readable = (raw: string): string =>
  Buffer.from(
    raw
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(\r?\n )?/gi, (_all, word: string) => word.replaceAll('_', ' '))
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
