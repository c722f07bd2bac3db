// Whatever the server answers, a browser takes it for what it is, frames it nowhere, keeps nothing of it that is private, and learns nothing of the machine.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { type Init, useApi } from '#tests/support/api.ts';
import { formOf, pdf } from '#tests/support/upload.ts';

const api = useApi();
const pages = mkdtempSync(join(tmpdir(), 'pages-'));
const secret = join(pages, '..', `secret-${process.pid}.txt`);
let app: App;
let task = 0;
let file = 0;

beforeAll(async () => {
  for (const bundle of ['admin', 'public-pages', 'assets']) mkdirSync(join(pages, bundle));
  for (const bundle of ['admin', 'public-pages'])
    writeFileSync(join(pages, bundle, 'index.html'), '<html><head><!-- early --></head></html>');
  writeFileSync(join(pages, 'assets', 'app-1.js'), 'export {};');
  writeFileSync(secret, 'nobody reads this');
  app = api.another({ pages });
  task = Number((await api.as('luka').post('/task', { title: 'Glave', company_user_id: api.id('marko') })).body.id);
  const { raw, headers } = await formOf({ name: 'meritve.pdf', bytes: pdf });
  file = Number((await api.as('marko').post(`/task/${task}/file`, undefined, { raw, headers })).body.id);
});
afterAll(() => {
  rmSync(pages, { recursive: true });
  rmSync(secret);
});

const ask = async (path: string, { secure = false, ...init }: Init & { secure?: boolean } = {}) => {
  const headers = { ...(secure && { 'x-forwarded-proto': 'https' }), ...init.headers };
  const response = await api.fetch('admin', path, { ...init, headers, by: path.includes('/file/') ? api.app : app });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  else await response.arrayBuffer();
  return response;
};

type Kind = { readonly path: () => string; readonly status: number; readonly init?: Init };

const kinds: readonly (readonly [string, Kind])[] = [
  ['a record', { path: () => `/api/v1/task/${task}`, status: 200 }],
  ['a list', { path: () => '/api/v1/client?range=[0,4]', status: 200 }],
  ['an answer without a body', { path: () => '/api/v1/me/pin', status: 204, init: { method: 'DELETE' } }],
  ['a refusal', { path: () => '/api/v1/task/999999', status: 404 }],
  ['a call that nobody knows', { path: () => '/api/v1/nothing', status: 404 }],
  ['a method that nobody knows', { path: () => '/api/v1/login', status: 405 }],
  [
    'a body that cannot be read',
    { path: () => '/api/v1/client', status: 400, init: { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } } },
  ],
  ['a stream of events', { path: () => '/api/v1/events?topics=task', status: 200 }],
  ['a list as CSV', { path: () => '/api/v1/export/client', status: 200 }],
  ['a file to be saved', { path: () => `/api/v1/file/${file}/download`, status: 200 }],
  ['a file to be looked at', { path: () => `/api/v1/file/${file}/view`, status: 200 }],
  ['the document of the API', { path: () => '/api/v1/openapi.json', status: 200 }],
  ['its pages', { path: () => '/api/docs', status: 200 }],
  ['a page', { path: () => '/clients', status: 200 }],
  ['a page for people outside', { path: () => '/login', status: 200 }],
  ['a script', { path: () => '/assets/app-1.js', status: 200 }],
  ['a script that is not there', { path: () => '/assets/gone.js', status: 404 }],
  ['health', { path: () => '/healthz', status: 200 }],
  ['readiness', { path: () => '/readyz', status: 200 }],
];

describe.each(kinds)('%s', (_kind, { path, status, init }) => {
  it('is taken for what it is, frames nowhere and tells nothing of the machine', async () => {
    const response = await ask(path(), init);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(Boolean(headers.get('content-type'))).toBe(status !== 204);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'location']) expect(headers.get(name), name).toBeNull();
    if (headers.get('content-type')?.startsWith('text/html')) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe("'self'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('is kept by nobody who has no right to it', async () => {
    const { headers } = await ask(path(), init);
    const cacheControl = headers.get('cache-control') ?? '';
    if (path().startsWith('/assets/') && status === 200) expect(cacheControl).toContain('immutable');
    else expect(cacheControl).toMatch(/no-store|no-cache/);
    if (path().startsWith('/api/v1/') && !path().endsWith('openapi.json')) expect(cacheControl).toMatch(/no-store|private/);
  });

  it('binds a browser to TLS where it came by TLS, and only there', async () => {
    expect((await ask(path(), init)).headers.get('strict-transport-security')).toBeNull();
    expect((await ask(path(), { ...init, secure: true })).headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });
});

describe('no path leads out of the pages, as it stands on the line, where no browser puts it right before', () => {
  let server: ServerType;
  beforeAll(async () => {
    await new Promise<void>((listening) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => listening());
    });
  });
  afterAll(() => new Promise((closed) => void server.close(closed)));

  const answerTo = async (target: string): Promise<string> => {
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
    line.write(
      `GET ${target} HTTP/1.1\r\nhost: test.example\r\nconnection: close\r\ncookie: session=${await api.sessionOf('admin')}\r\n\r\n`,
    );
    return text(line);
  };
  const out = [
    '/../',
    '/../../../../../../..',
    '/assets/../../',
    '/assets/../../../../../../..',
    '/assets//..//..//',
    '/assets/./.././../',
    '/..;/',
    '/..%2f',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/assets/%2e%2e/%2e%2e/',
    '/assets/%2E%2E%2F%2E%2E%2F',
    '/%252e%252e%252f',
    '/assets/%252e%252e%252f%252e%252e%252f',
    '/%25252e%25252e%25252f',
    '/..\\',
    '/assets/..\\..\\',
    '/assets/..%5c..%5c',
    '/%c0%ae%c0%ae%c0%af',
    '/assets/%00/../../',
    '/assets/app-1.js%00/../../../',
    '//../',
    '//test.example/../',
    'http://test.example/../',
    'http://test.example/assets/../../',
    'http://test.example/%2e%2e%2f',
    'http://elsewhere.example/../../..',
    'file:///',
    '../',
    '..%2f',
    '*/../',
  ];
  it.each(out.flatMap((way) => [[way, basename(secret)] as const, [way, 'etc/passwd'] as const]))('GET %s%s', async (way, file) => {
    const answer = await answerTo(`${way}${way.endsWith('..') ? '/' : ''}${file}`);
    const [head = ''] = answer.split('\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toContain('nobody reads this');
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain(pages);
  });

  it('a page that is there is given by each way to write it', async () => {
    for (const target of ['/assets/app-1.js', '/assets/../assets/app-1.js', 'http://test.example/assets/app-1.js'])
      expect(await answerTo(target)).toContain('export {};');
  });
});

it.each(['/api/v1/openapi.json', '/api/docs/swagger-ui.css'])('a look at the headers of %s alone leaves no file open', async (path) => {
  const open = () =>
    readdirSync('/proc/self/fd').filter((one) => {
      const at = `/proc/self/fd/${one}`;
      return existsSync(at) && readlinkSync(at).endsWith(basename(path));
    });
  const { status, body } = await api.fetch(null, path, { by: app, method: 'HEAD' });
  expect({ status, body }).toEqual({ status: 200, body: null });
  // Had it been opened, it would stand open by the time that another read of it has come to its end.
  await (await api.fetch(null, path, { by: app })).text();
  await expect.poll(open).toEqual([]);
});
