// Serves the pages: precompressed files of the two bundles with security headers; a path that is no file gets its bundle's shell.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Context } from 'hono';
import { linkPattern } from '#schema/links/public-purposes.ts';
import { type BuiltPage, builtPage } from './early-files.ts';
import { type AddressOf, isSecure, languageOf } from './request.ts';
import { overTls } from './safe-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A strict content policy: no inline script, nothing from other sites. Inline styles are needed by MUI. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export const safety = (headers: Headers, secure: boolean): void => {
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
  if (secure) headers.set('strict-transport-security', overTls);
};

/** The paths of the public bundle; every other page belongs to the signed-in app. */
const publicPaths = new RegExp(`^/(?:login|${linkPattern}|resetPass|registration_terminal_page|pages)(?:/|$)`);

const fileResponse = (root: string, path: string, accepted: string): Response | null => {
  const file = normalize(join(root, path));
  if (!file.startsWith(`${root}/`) || !existsSync(file) || !statSync(file).isFile()) return null;
  const headers = new Headers({ 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  headers.set('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  headers.set('vary', 'accept-encoding');
  const compressed = /\bbr\b/.test(accepted) && existsSync(`${file}.br`);
  if (compressed) headers.set('content-encoding', 'br');
  // The largest file has some hundred kilobytes: reading it at once is faster than streaming.
  const bytes = readFileSync(compressed ? `${file}.br` : file);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The answer to a page's first call. */
export type EarlyAnswer = { readonly language: string; readonly body: unknown };

/** The answers to a page's first calls. The first one fixes the position from which the event stream continues, so the others run after it; where it is refused, they do not run. */
const answersTo = async ([first, ...others]: readonly string[], fetchPage: (address: string) => Promise<Response>): Promise<string> => {
  const elementOf = async (address: string, response: Response): Promise<string> =>
    `<script type="application/json" data-early="${escaped(address)}" data-date="${new Date().toUTCString()}">${asData(await response.text())}</script>`;
  const answer = first === undefined ? null : await fetchPage(first);
  if (first === undefined || !answer?.ok) return '';
  const more = await Promise.all(
    others.map(async (address) => {
      const response = await fetchPage(address);
      return response.ok ? elementOf(address, response) : '';
    }),
  );
  return [await elementOf(first, answer), ...more].join('');
};

type PageSources = {
  /** Answers a call on behalf of the browser that requests a page, as if the browser had made it. */
  call(c: Context, address: string): Promise<Response>;
  /** Name and telephone number of the company, for pages without a session. */
  company(): Promise<{ readonly name: string; readonly phone: string }>;
  /** The first answer that the page at this address needs, sent along with it; `address` is the caller's. */
  early(path: string, address: string): Promise<EarlyAnswer | null>;
  readonly addressOf: AddressOf;
};

/** JSON in a script element that never runs: the policy allows no inline script, and the escaping keeps the element from ending early. */
const asData = (json: string) => json.replaceAll('<', '\\u003c');
const dataOf = ({ language, body }: EarlyAnswer) =>
  `<script type="application/json" id="early" data-language="${escaped(language)}">${asData(JSON.stringify(body))}</script>`;

/** Answers from the build in `root`; without a build a page explains how to make one. */
export const pagesIn = (root: string, { company, early, call, addressOf }: PageSources): ((c: Context) => Promise<Response>) => {
  const shells = new Map<string, BuiltPage>();
  const shell = (name: string): BuiltPage | null => {
    const known = shells.get(name);
    if (known) return known;
    const file = join(root, name, 'index.html');
    if (!existsSync(file)) return null;
    const page = builtPage(readFileSync(file, 'utf8'));
    shells.set(name, page);
    return page;
  };
  return async (c) => {
    const accepted = c.req.header('accept-encoding') ?? '';
    let response = extname(c.req.path) ? fileResponse(root, c.req.path, accepted) : null;
    if (!response && c.req.path.startsWith('/assets/'))
      response = new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
    if (!response) {
      const outside = publicPaths.test(c.req.path);
      const page = shell(outside ? 'public-pages' : 'admin');
      const { name, phone } = await company();
      const answer = page && outside ? await early(c.req.path, addressOf(c)) : null;
      const answers = await answersTo(page?.calls(c.req.path) ?? [], (address) => call(c, address));
      const request = { path: c.req.path, search: new URL(c.req.url).search, company: escaped(name) };
      const html = page?.html({ ...request, language: answer?.language ?? languageOf(c.req.raw.headers, null) });
      const meta = `<meta name="company" content="${request.company}"${outside ? ` data-phone="${escaped(phone)}"` : ''}>`;
      response = html
        ? new Response(
            html
              // Before the first script, which reads the answers.
              .replace('<!-- early -->', () => (answer ? dataOf(answer) : answers))
              // A title for tab and screen reader, until the page sets its own.
              .replace('<title></title>', () => `<title>${request.company}</title>`)
              .replace('</head>', () => `${meta}</head>`),
            { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': answer || answers ? 'no-store' : 'no-cache' } },
          )
        : new Response('The pages are not built yet: run npm run build.', { status: 503, headers: { 'content-type': 'text/plain' } });
    }
    safety(response.headers, isSecure(c));
    // The address of a public link is a secret: no page that it links to may get it as referrer.
    if (publicPaths.test(c.req.path)) response.headers.set('referrer-policy', 'no-referrer');
    return response;
  };
};
