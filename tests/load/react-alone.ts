// Serves a page with React alone, built as the product's pages are built and sent as they are: compressed, under the same headers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { safety } from '#server/core/http/pages.ts';

const page =
  '<!doctype html><html lang="sl"><head><title>React</title></head><body><div id="root"></div><script src="/page.js"></script></body></html>';

/** Its port on this machine, until it is closed. */
export const serveReactAlone = async (): Promise<{ readonly port: number; close(): void }> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('react-page.ts', import.meta.url)), formats: ['iife'], name: 'page' },
    },
  });
  const script = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (script?.type !== 'chunk') throw new Error('The page with React alone gave no script.');
  const compressed = brotliCompressSync(script.code);
  // A policy that isolates the page makes the browser begin a new process for it, which is no work of the page's.
  const headers = new Headers();
  safety(headers, false);
  const server = createServer(({ url }, response) => {
    response.setHeaders(headers);
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(compressed);
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((listens) => {
    server.listen(0, '127.0.0.1', listens);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};
