// Serves Swagger UI, from its npm package, for our OpenAPI document, without inline or third-party scripts.
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { safety } from './pages.ts';
import { isSecure } from './request.ts';
import { always } from './safe-headers.ts';

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};

const page = (base: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title>
<link rel="icon" href="${base}/favicon-32x32.png"><link rel="stylesheet" href="${base}/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="${base}/swagger-ui-bundle.js"></script><script src="${base}/start.js"></script></body>
</html>
`;
const starter = (document: string) =>
  `SwaggerUIBundle({ url: ${JSON.stringify(document)}, dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null, tryItOutEnabled: true });\n`;

/** The bytes of a file; null for a HEAD request, which would leave an opened file open. */
const bytesOf = ({ req }: Context, file: string): ReadableStream | null =>
  req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream);

/** Serves the document from its file (it is too large to keep in memory for few readers) and the pages about it at `base`. */
export const serveDocumentation = (app: Hono, base: string, { path, file }: { readonly path: string; readonly file: string }): void => {
  app.get(path, (c) =>
    c.newResponse(bytesOf(c, file), 200, {
      ...always(isSecure(c)),
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    }),
  );
  const answer = (c: Context, body: string | ReadableStream | null, type: string) => {
    const response = new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });
    safety(response.headers, isSecure(c));
    return response;
  };
  app.get(base, (c) => answer(c, page(base), 'text/html'));
  app.get(`${base}/start.js`, (c) => answer(c, starter(path), 'text/javascript'));
  for (const [name, type] of Object.entries(files)) app.get(`${base}/${name}`, (c) => answer(c, bytesOf(c, join(folder, name)), type));
};
