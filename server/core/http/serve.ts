// Serves calls: authenticates, authorises, reads the input and sends the response, the same way for every route.
import type { Context, Hono } from 'hono';
import { forUser, lackedOf } from '#schema/core/access.ts';
import { Replay, type Services, underKey } from '../events/act.ts';
import { askedBy } from '../files/fair-queue.ts';
import type { FileStore } from '../files/files.ts';
import { readUpload, type Upload } from '../files/upload.ts';
import { faultOf, type LogLine } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type Me, sessions } from '../security/session.ts';
import { recordSessionUse } from '../security/session-use.ts';
import { jsonResponse, problemResponse, refusalOf, replayResponse } from './answer.ts';
import { notAllowed, Refusal } from './refusal.ts';
import {
  type AddressOf,
  bodyIn,
  connectionOf,
  isForeign,
  isSecure,
  keyOf,
  languageOf,
  readBytes,
  readParams,
  readQuery,
} from './request.ts';
import type { Call, Reply, Route } from './route.ts';
import { always } from './safe-headers.ts';
import { withoutTokens } from './secret-addresses.ts';

/** The services of a served call. */
export type AppServices = Services & {
  /** The store of uploaded files. */
  readonly files: FileStore;
  readonly log: (line: LogLine) => void;
  readonly metrics: Metrics;
  /** The base of links that are sent to people outside. */
  readonly publicUrl: string;
  /** Whether a mail server sends the mails of the outbox. */
  readonly mails: boolean;
  readonly addressOf: AddressOf;
  readonly unnamedProxy: (c: Context) => boolean;
};

const guard = (route: Route, me: Me | null, changes: boolean): void => {
  if (changes && typeof me?.looks_as_id === 'number' && !route.whileLooking) throw new Refusal(403, 'lookingOnly');
  if (route.access.is === 'always') return;
  if (!me) throw new Refusal(401, 'notSignedIn');
  if (me.lacks_second_factor && !route.beforeSecondFactor) throw new Refusal(403, 'secondFactorRequired');
  if (forUser(route.access, me) === false) throw notAllowed(lackedOf(route.access, me));
};

/** The parts of an upload that the fingerprint of a call includes. */
const contentOf = ({ file_name, size, sha256 }: Upload) => ({ file_name, size, sha256 });
/** Bytes that cannot be removed now are found by the store's clean-up. */
const discard = ({ storage_key }: Upload, files: FileStore) => files.remove(storage_key).catch(() => undefined);

let large: Promise<void> = Promise.resolve();
/** Large bodies are processed one at a time: several at once would fill the memory. Answers the function that ends the turn. */
const turn = async (): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = large;
  large = promise;
  await before;
  return resolve;
};

/** Mounts calls on the app; every error becomes a problem document, every request one log line. */
export const serveCalls = (
  app: Hono,
  calls: readonly Call[],
  { database, hub, files, log, metrics, publicUrl, mails, addressOf, unnamedProxy }: AppServices,
): void => {
  const findSession = sessions(database);
  const fault = (error: unknown) => {
    if (refusalOf(error).status >= 500) log(faultOf(error));
  };
  for (const { method, path, route } of calls) {
    const changes = method !== 'GET' || route.changes === true;
    app.on(method, path, async (c) => {
      const started = performance.now();
      const { headers } = c.req.raw;
      const id = headers.get('x-request-id')?.slice(0, 64) ?? crypto.randomUUID();
      const secure = isSecure(c);
      const out = always(secure);
      out['x-request-id'] = id;
      let me: Me | null = null;
      let response: Response;
      let failure: unknown;
      let upload: Upload | undefined;
      let done = () => {};
      try {
        const found = findSession(headers.get('cookie'), secure);
        me = found instanceof Promise ? await found : found;
        if (me) recordSessionUse({ database, hub }, me);
        guard(route, me, changes);
        if (changes && isForeign(headers)) throw new Refusal(403, 'foreignOrigin');
        const { params, texts } = readParams(c);
        const bytes = route.body && (await readBytes(c, route));
        // The body is not read before its turn: a slow sender blocks nobody.
        if (route.largest) done = await turn();
        const body = bytes && bodyIn(bytes, c, route);
        const query = readQuery(c, route);
        if (route.upload) upload = await readUpload(c.req.raw, { files, ...route.upload });
        const reply: Reply = {
          header: (name, value) => {
            out[name] = value;
          },
          cookies: [],
        };
        const address = addressOf(c);
        const bodiless = c.req.method === 'HEAD';
        const run = () =>
          route.handle({
            database,
            hub,
            files,
            me,
            params,
            texts,
            body,
            query,
            upload,
            headers,
            bodiless,
            address,
            secure,
            unnamedProxy: unnamedProxy(c),
            publicUrl,
            mails,
            reply,
            fault,
          });
        const key = changes ? keyOf(c, me, route, upload ? contentOf(upload) : body) : null;
        const status = route.status ?? (route.returns ? 200 : 204);
        const call = me ? () => askedBy(me?.id ?? 0, run) : run;
        const value = key ? await underKey(key, status, call) : await call();
        response = jsonResponse({ value, status, route, reply, out, headers, outgoing: connectionOf(c), bodiless });
      } catch (error) {
        // The call was refused or replayed: no row refers to these bytes.
        await (upload && discard(upload, files));
        const plain = { ...always(secure), 'x-request-id': id };
        response =
          error instanceof Replay
            ? replayResponse(error.answer, plain)
            : problemResponse(
                refusalOf(error),
                { language: languageOf(headers, route.outside ? null : me), outside: route.outside === true },
                c.req.path,
                plain,
              );
        if (response.status >= 500) failure = error;
      } finally {
        done();
      }
      const ms = performance.now() - started;
      metrics.countRequest(method, path, response.status, ms);
      log({
        at: new Date().toISOString(),
        id,
        method,
        path: withoutTokens(c.req.path),
        status: response.status,
        user: me?.id ?? null,
        ms: Math.round(ms * 100) / 100,
        ...(failure !== undefined && { error: failure instanceof Error ? failure.stack : String(failure) }),
      });
      return response;
    });
  }
};
