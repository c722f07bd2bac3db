// The yardstick: what a good engineer would write by hand for these calls alone, bare node:http over prepared statements.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Caller } from './caller.ts';

const { callerOf, status, revision, task, list, acts } = (
  process.env.DATABASE_URL?.startsWith('sqlite:') ? await import('./sqlite/handlers.ts') : await import('./postgres/handlers.ts')
).handlers;

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(value);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers });
  response.end(body);
};
const nothing = (response: ServerResponse, code: number, headers: Record<string, string> = {}) =>
  void response.writeHead(code, { 'Content-Length': 0, ...headers }).end();

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
};

/** Goes on at once where the database answers at once. */
const then = <T>(response: ServerResponse, value: T | Promise<T>, go: (value: T) => void): void => {
  if (!(value instanceof Promise)) {
    go(value);
    return;
  }
  value.then(go).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    nothing(response, 500);
  });
};

const listed = (response: ServerResponse, query: string) => {
  const parameters = new URLSearchParams(query);
  const { company_user_id = 0, status = 0, q } = JSON.parse(parameters.get('filter') ?? '{}');
  const [first, last] = JSON.parse(parameters.get('range') ?? '[0,24]') as [number, number];
  then(response, list({ company_user_id, status, q, first, last }), ({ records, total }) => {
    const range = records.length > 0 ? `${first}-${first + records.length - 1}` : '*';
    json(response, records, { 'Content-Range': `task ${range}/${total}` });
  });
};

const onTask = /^\/api\/v1\/task\/(\d+)(?:\/(\w+))?$/;
const methods: Readonly<Record<string, string>> = { start: 'POST', pause: 'PUT', continue: 'PUT', stop: 'POST' };

const answer = (me: Caller | null, request: IncomingMessage, response: ServerResponse) => {
  if (!me) return nothing(response, 401);
  const url = request.url ?? '';
  const at = url.indexOf('?');
  const found = onTask.exec(at < 0 ? url : url.slice(0, at));
  if (!found) return url.startsWith('/api/v1/task?') ? listed(response, url.slice(at + 1)) : nothing(response, 404);
  const id = Number(found[1]);
  const [, , part = ''] = found;
  if (request.method !== 'GET') {
    const act = methods[part] === request.method ? acts[part] : undefined;
    if (!act) return nothing(response, 404);
    return then(response, bodyOf(request), (body) =>
      then(response, act(me.id, id, body), (value) => (value ? json(response, value) : nothing(response, 409))),
    );
  }
  if (part !== 'status') return then(response, task(me, id), (record) => (record ? json(response, record) : nothing(response, 404)));
  const whole = () =>
    then(response, status(me.id, id), (value) =>
      value ? json(response, value, { ETag: `"r${value.revision}"` }) : nothing(response, 404),
    );
  const known = request.headers['if-none-match'];
  if (known === undefined) return whole();
  then(response, revision(id), (now) => (`"r${now}"` === known ? void response.writeHead(304, { ETag: known }).end() : whole()));
};

const server = createServer((request, response) => then(response, callerOf(request.headers.cookie), (me) => answer(me, request, response)));

server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
