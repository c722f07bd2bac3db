// A real mail server for tests: it takes what is sent to it, or refuses, drops the line or keeps silent as a test says.
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Caught = { readonly to: readonly string[]; readonly raw: string };
/** `at`: once it has heard who the mail is for, or once it has read it. */
type Mood =
  /** What is done with the mail in hand, before it says yes. */
  | { readonly is: 'taking'; readonly meanwhile: () => Promise<unknown> }
  | { readonly is: 'refusing'; readonly at: 'recipient' | 'data'; readonly code: number; readonly text: string }
  | { readonly is: 'dropping' }
  | { readonly is: 'silent' };
export type MailCatcher = {
  readonly url: string;
  readonly caught: readonly Caught[];
  /** From now on every mail is treated so; null takes them again. */
  be(mood: Mood | null): void;
  close(): Promise<void>;
};

export const openMailCatcher = async (): Promise<MailCatcher> => {
  const caught: Caught[] = [];
  let mood: Mood | null = null;
  const refusal = (at: 'recipient' | 'data') =>
    mood?.is === 'refusing' && mood.at === at ? Object.assign(new Error(mood.text), { responseCode: mood.code }) : null;
  const lines = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      const taken = text(stream).then(async (raw) => {
        if (mood?.is === 'silent') return;
        if (mood?.is === 'dropping') {
          for (const line of lines) line.destroy();
          return;
        }
        const no = refusal('data');
        if (no) return done(no);
        caught.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        if (mood?.is === 'taking') await mood.meanwhile();
        done();
      });
      // Whoever is killed in the middle of a mail has brought none.
      taken.catch(() => undefined);
    },
  });
  server.server.on('connection', (socket) => {
    lines.add(socket);
    socket.once('close', () => lines.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=delo@toplar.example`,
    caught,
    be(next) {
      mood = next;
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
