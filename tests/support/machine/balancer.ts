// A simple balancer before several server processes: calls go round, streams pass through, and whoever does not answer is left out.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { readonly url: string; close(): Promise<void> };

export const balance = async (urls: readonly string[]): Promise<Balancer> => {
  let turn = 0;
  const forward = (call: IncomingMessage, answer: ServerResponse, body: Buffer, left: number): void => {
    turn += 1;
    const target = new URL(urls[turn % urls.length] ?? '');
    const { hostname, port } = target;
    const on = request({ hostname, port, method: call.method, path: call.url, headers: call.headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      // Cut off in the middle: so is the caller, who cannot take it for the end.
      from.on('close', () => !from.complete && answer.destroy());
    });
    on.on('error', (error: NodeJS.ErrnoException) => {
      // Only what certainly reached nobody may go to another one.
      if (error.code === 'ECONNREFUSED' && left > 0) forward(call, answer, body, left - 1);
      else answer.destroy();
    });
    answer.on('close', () => on.destroy());
    on.end(body);
  };
  const server = createServer((call, answer) => {
    const parts: Buffer[] = [];
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => forward(call, answer, Buffer.concat(parts), urls.length - 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
