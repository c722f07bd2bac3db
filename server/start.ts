// The start of a server process: opens the database, brings it up to date, fills an empty one, listens, and ends without losing a call.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { type App, createApp } from './app.ts';
import { openFiles } from './core/files/files.ts';
import { openLog, standardOutput } from './core/log.ts';
import { demoSignIns, type Installation, isEmpty, openInstallation } from './domain/company/installation.ts';
import { endStreams } from './domain/company-wide/stream.ts';

const stopWithinMs = 10_000;
/** Milliseconds after the start until what writes is made, unless an act has asked for it: the first screens that come back only read. */
const writesAfterMs = 1000;

/** Fills an empty database; answers what a person at the terminal should read. */
export type Fill = (installation: Installation) => Promise<string[]>;

/** Mails leave from here; without a mail server they stay in the outbox. */
const startMailing = async (smtpUrl: string, app: App) => {
  const { openMailServer } = await import('./jobs/mail-server.ts');
  const { openOutbox } = await import('./jobs/outbox.ts');
  const { deliver, close } = openMailServer(smtpUrl, app.publicUrl);
  const outbox = openOutbox(app, deliver, app.log);
  outbox.look();
  return {
    end: async () => {
      await outbox.end();
      close();
    },
  };
};

export const start = async (environment: NodeJS.ProcessEnv, fill: Fill): Promise<void> => {
  const installation = await openInstallation(environment);
  const { configuration, database } = installation;
  const filled = (await isEmpty(database)) ? await fill(installation) : await demoSignIns(database);
  const print = standardOutput();
  const log = configuration.logs ? openLog(print) : () => {};
  // TLS ends before us, so every call comes from there: without its name all of them would count as one caller's.
  if (configuration.publicUrl.startsWith('https:') && configuration.proxies === undefined)
    log({ at: new Date().toISOString(), warning: 'PUBLIC_URL says https and PROXIES names no proxy: all callers count as one address.' });
  const app = createApp(database, {
    files: openFiles(configuration.files),
    log,
    publicUrl: configuration.publicUrl,
    mails: configuration.smtpUrl !== undefined,
    metricsToken: configuration.metricsToken,
    proxies: configuration.proxies,
  });
  // An embedded database has one process; on PostgreSQL there may be others, whose events the open screens of this one hear too.
  const following =
    database.dialect === 'postgres' &&
    (await (
      await import('./core/events/follow-events.ts')
    ).followEvents(configuration.databaseUrl, app.hub, (message) => log({ at: new Date().toISOString(), message })));
  const mailing = configuration.smtpUrl ? await startMailing(configuration.smtpUrl, app) : null;
  const jobs = [
    (await import('./jobs/clean-files.ts')).startCleaning(app),
    (await import('./jobs/delete-expired.ts')).startDeletingExpired(app),
    (await import('./jobs/news.ts')).startNews(app),
    (await import('./jobs/reminders.ts')).startReminding(app),
    (await import('./jobs/project-burn.ts')).startWarning(app),
    (await import('./jobs/offer-expiry.ts')).startExpiring(app),
    (await import('./jobs/wiki.ts')).startWiki(app),
    (await import('./jobs/leave.ts')).startLeave(app),
    (await import('./jobs/flex.ts')).startFlex(app),
    (await import('./jobs/on-call.ts')).startOnCall(app),
  ];
  const server = serve({ fetch: app.fetch, port: configuration.port, hostname: configuration.host }, (info: AddressInfo) => {
    print(`\n  Ready at http://${info.address.includes(':') ? `[${info.address}]` : info.address}:${info.port}\n`);
    for (const line of filled) print(`  ${line}\n`);
  });

  setTimeout(() => database.ready().catch(() => undefined), writesAfterMs).unref();

  // Browsers open connections ahead: on those nothing may ever be asked, and nobody would end them.
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const force = setTimeout(() => process.exit(1), stopWithinMs);
    force.unref();
    endStreams();
    server.close(async () => {
      if (following) await following.end();
      await mailing?.end();
      for (const job of jobs) await job.end();
      await database.close();
      process.exit(0);
    });
    // A connection whose last answer has just ended would be kept open for the next request, which cannot come any more.
    for (const socket of unused) socket.destroy();
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
