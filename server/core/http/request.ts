// What a request says: its language, where it comes from, its parameters, body and key; whatever cannot be read is a clear no.
import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { z } from 'zod';
import { explain } from '#schema/core/explain.ts';
import { isPlainText, largestId, partsOf } from '#schema/core/fields.ts';
import { isInNetworks } from '#schema/core/networks.ts';
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';
import type { Key } from '../events/act.ts';
import type { Me } from '../security/session.ts';
import { invalid, Refusal } from './refusal.ts';
import { type Route, type TextParameter, textParameters } from './route.ts';

const largestBody = 1_000_000;
/** Nothing of ours is nested deeper; more would overflow the stack of whoever walks it. */
const deepest = 100;

/** The language of an answer: the user's own, else the one of the browser's that it likes best and we speak. */
export const languageOf = (headers: Headers, me: Me | null): Language => {
  if (me) return me.language;
  const acceptedLanguages = (headers.get('accept-language') ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  acceptedLanguages.sort((a, b) => b.weight - a.weight);
  const best = acceptedLanguages.find(({ language, weight }) => weight > 0 && isLanguage(language))?.language;
  return isLanguage(best) ? best : defaultLanguage;
};

/** A request is foreign only when the browser says so: tools and body-less calls without these headers stay welcome. */
export const isForeign = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'));
};

/** Whether the caller speaks TLS, with us or with the proxy before us. */
export const isSecure = (c: Context): boolean => c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';

/** There is no socket where a test asks the app directly. */
const bindingsOf = ({ env }: Context): Partial<HttpBindings> => env ?? {};
/** The other end of the socket. */
const peerOf = (c: Context): string => bindingsOf(c).incoming?.socket.remoteAddress ?? 'unknown';
/** Where the answer is written to. */
export const connectionOf = (c: Context): ServerResponse | undefined => {
  const { outgoing } = bindingsOf(c);
  return outgoing instanceof ServerResponse ? outgoing : undefined;
};

export type AddressOf = (c: Context) => string;
/**
 * Where a call comes from. Where that is one of `proxies` (networks), its word counts: the last address that it has added to
 * `X-Forwarded-For`, and so on while that is a proxy, too. What stands before it anybody may have written.
 */
export const addressThrough = (proxies: string | undefined): AddressOf => {
  if (!proxies) return peerOf;
  return (c) => {
    const forwardedFor = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
    let address = peerOf(c);
    for (
      let before = forwardedFor.pop();
      before !== undefined && isIP(before) !== 0 && isInNetworks(proxies, address);
      before = forwardedFor.pop()
    )
      address = before;
    return address;
  };
};

const tooLarge = (maximum: number) => new Refusal(413, 'tooLarge', { parameters: { maximum } });

/** A body that does not say how long it is must not fill the memory before it is refused. */
const bytesOf = async (request: Request, largest: number): Promise<Uint8Array> => {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) > largest) throw tooLarge(largest);
  if (length !== null || !request.body) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  const reader = request.body.getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > largest) {
      await reader.cancel();
      throw tooLarge(largest);
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
};

const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
};

const parsed = (schema: z.ZodType, value: unknown, route: Pick<Route, 'entity'>): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalid(
    ...explain(result.error.issues, (field) => route.entity?.info[field]?.kind).map((one) => ({ ...one, field: one.field || 'body' })),
  );
};

/** @throws Refusal 413 for more than the route takes */
export const readBytes = (c: Context, route: Route): Promise<Uint8Array> => bytesOf(c.req.raw, route.largest ?? largestBody);

/** The body as the route declares it; nothing is an empty record. */
export const bodyIn = (bytes: Uint8Array, c: Context, route: Route): unknown => {
  if (!route.body) return undefined;
  const type = c.req.header('content-type');
  if (bytes.length > 0 && type && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) throw new Refusal(415, 'unsupported');
  let value: unknown = {};
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(json)) throw new Refusal(400, 'malformed');
    if (bytes.length > 0) value = JSON.parse(json);
  } catch {
    throw new Refusal(400, 'malformed');
  }
  return parsed(route.body, value, route);
};

export const readQuery = (c: Context, route: Route): unknown => {
  if (!route.query) return undefined;
  const query = c.req.query();
  const broken = Object.entries(query).flatMap(([field, text]) =>
    isPlainText(text) ? (isTooDeep(text) ? [{ field, reason: 'wrongType' }] : []) : [{ field, reason: 'notText' }],
  );
  if (broken.length > 0) throw invalid(...broken);
  return parsed(route.query, query, route);
};

/** What `newToken` makes. */
const tokenShape = /^[\w-]{43}$/;
export const isToken = (text: string): boolean => tokenShape.test(text);

const isText = (name: string): name is TextParameter => textParameters.some((one) => one === name);

/** The parameters of the path; an id that no row can have, a token that nobody was given, and what no text can be, are not found. */
export const readParams = (c: Context): { params: Record<string, number>; texts: Record<TextParameter, string> } => {
  const params: Record<string, number> = {};
  const texts: Record<TextParameter, string> = { token: '', access_key: '', name: '' };
  for (const [name, value] of Object.entries(c.req.param() as Record<string, string>)) {
    if (isText(name)) texts[name] = value;
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (id <= largestId) params[name] = id;
    else if (!isText(name) || !isPlainText(value) || (name !== 'name' && !isToken(value))) throw new Refusal(404, 'notFound');
  }
  return { params, texts };
};

/** The members of a body that are secrets: said so by its schema, or by the fields of its entity. */
const isSecret = ({ body, entity }: Pick<Route, 'body' | 'entity'>, name: string): boolean =>
  entity?.info[name]?.secret === true ||
  (body instanceof z.ZodObject && name in body.shape && partsOf(body.shape[name]).bare.meta()?.writeOnly === true);

/** What of a body tells one call from another. A secret has no part in it: whoever read the table could try passwords against its hash. */
const toldApart = (route: Pick<Route, 'body' | 'entity'>, body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !isSecret(route, name)))
    : body;

/** Under which key the caller wants the answer to be remembered, and what tells the same call from another. */
export const keyOf = (c: Context, me: Me | null, route: Pick<Route, 'body' | 'entity'>, body: unknown): Key | null => {
  const key = c.req.header('idempotency-key');
  if (!key || !me) return null;
  const field = 'Idempotency-Key';
  if (key.length > 200) throw invalid({ field, reason: 'tooLong', parameters: { maximum: 200 } });
  if (!/^[\x21-\x7e]+$/.test(key)) throw invalid({ field, reason: 'notText' });
  const hash = createHash('sha256').update(JSON.stringify(toldApart(route, body) ?? null));
  return { key, call: `${hash.digest('base64url')} ${c.req.method} ${c.req.path}`.slice(0, 400), user_id: me.id };
};
