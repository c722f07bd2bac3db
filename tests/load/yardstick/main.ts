// The yardstick: what a good engineer would write by hand for these calls alone, bare node:http over prepared statements.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause, proceed, start, stop } from './clock.ts';
import { list } from './list.ts';
import { callerOf } from './session.ts';
import { etagOf, status } from './status.ts';
import { task } from './task.ts';

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(value);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers });
  response.end(body);
};
const nothing = (response: ServerResponse, code: number, headers: Record<string, string> = {}) => response.writeHead(code, headers).end();

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
};

const onTask = /^\/api\/v1\/task\/(\d+)(?:\/(\w+))?$/;
const acts: Readonly<Record<string, (user: number, id: number, body: Record<string, unknown>) => unknown>> = {
  'POST start': start,
  'PUT pause': pause,
  'PUT continue': proceed,
  'POST stop': stop,
};

const server = createServer((request, response) => {
  const me = callerOf(request.headers.cookie);
  if (!me) return nothing(response, 401);
  const url = request.url ?? '';
  const at = url.indexOf('?');
  const found = onTask.exec(at < 0 ? url : url.slice(0, at));
  if (!found) return url.startsWith('/api/v1/task?') ? json(...list(response, url.slice(at + 1))) : nothing(response, 404);
  const id = Number(found[1]);
  if (request.method !== 'GET') {
    const act = acts[`${request.method} ${found[2]}`];
    if (!act) return nothing(response, 404);
    return void bodyOf(request).then((body) => {
      const answer = act(me.id, id, body);
      return answer ? json(response, answer) : nothing(response, 409);
    });
  }
  if (found[2] !== 'status') {
    const record = task(me, id);
    return record ? json(response, record) : nothing(response, 404);
  }
  const known = request.headers['if-none-match'];
  if (known !== undefined && etagOf(id) === known) return nothing(response, 304, { ETag: known });
  const answer = status(me.id, id);
  return answer ? json(response, answer, { ETag: `"r${answer.revision}"` }) : nothing(response, 404);
});

server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
