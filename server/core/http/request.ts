// Reads a request: language, caller's address, parameters, body and key; anything unreadable is refused.
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
/** The deepest accepted JSON; our own bodies are flatter, and deeper ones would overflow the stack of recursive code. */
const deepest = 100;

/** The language of the response: the user's own, else the browser's most preferred one that we have. */
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

/** A request is cross-site only when the browser says so: tools and body-less calls without these headers are accepted. */
export const isForeign = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'));
};

/** Whether the caller uses TLS, with this server or with the proxy before it. */
export const isSecure = (c: Context): boolean => c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';

/** Empty where a test calls the app without a socket. */
const bindingsOf = ({ env }: Context): Partial<HttpBindings> => env ?? {};
/** The address of the other end of the socket. */
const peerOf = (c: Context): string => bindingsOf(c).incoming?.socket.remoteAddress ?? 'unknown';
/** The connection of the response. */
export const connectionOf = (c: Context): ServerResponse | undefined => {
  const { outgoing } = bindingsOf(c);
  return outgoing instanceof ServerResponse ? outgoing : undefined;
};

export type AddressOf = (c: Context) => string;
/**
 * The caller's address. Where the socket's address is in `proxies` (networks), the last address of `X-Forwarded-For` is taken
 * instead, and so on while that is a proxy too. Any earlier entries may be forged.
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

/** Whether a call names an earlier address although its sender is no known proxy: then all callers behind it count as one. */
export const unnamedProxyIn =
  (proxies: string | undefined) =>
  (c: Context): boolean =>
    c.req.header('x-forwarded-for') !== undefined && !(proxies && isInNetworks(proxies, peerOf(c)));

const tooLarge = (maximum: number) => new Refusal(413, 'tooLarge', { parameters: { maximum } });

/** A body without a declared length is refused before it fills the memory. */
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

/** @throws Refusal 413 for a body above the route's limit */
export const readBytes = (c: Context, route: Route): Promise<Uint8Array> => bytesOf(c.req.raw, route.largest ?? largestBody);

/** The body in the type that the route declares; a missing body is an empty record. */
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

/** The form of the tokens that `newToken` makes. */
const tokenShape = /^[\w-]{43}$/;
export const isToken = (text: string): boolean => tokenShape.test(text);

const isText = (name: string): name is TextParameter => textParameters.some((one) => one === name);

/** The parameters of the path; impossible ids, malformed tokens and invalid text are answered with 404. */
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

/** Whether a member of the body is secret, by its schema or by the field of the entity. */
const isSecret = ({ body, entity }: Pick<Route, 'body' | 'entity'>, name: string): boolean =>
  entity?.info[name]?.secret === true ||
  (body instanceof z.ZodObject && name in body.shape && partsOf(body.shape[name]).bare.meta()?.writeOnly === true);

/** The parts of a body that identify a call. Secrets are left out: a reader of the table could test passwords against the fingerprint. */
const identifyingPart = (route: Pick<Route, 'body' | 'entity'>, body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !isSecret(route, name)))
    : body;

/** The caller's Idempotency-Key and the call's fingerprint. */
export const keyOf = (c: Context, me: Me | null, route: Pick<Route, 'body' | 'entity'>, body: unknown): Key | null => {
  const key = c.req.header('idempotency-key');
  if (!key || !me) return null;
  const field = 'Idempotency-Key';
  if (key.length > 200) throw invalid({ field, reason: 'tooLong', parameters: { maximum: 200 } });
  if (!/^[\x21-\x7e]+$/.test(key)) throw invalid({ field, reason: 'notText' });
  const hash = createHash('sha256').update(JSON.stringify(identifyingPart(route, body) ?? null));
  return { key, call: `${hash.digest('base64url')} ${c.req.method} ${c.req.path}`.slice(0, 400), user_id: me.id };
};
