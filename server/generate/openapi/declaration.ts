// Declares a call of the API as a route of @hono/zod-openapi: its name, access, input, answer and refusals.
import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { describeRule } from '#schema/core/access.ts';
import { uploadField } from '#server/core/files/upload.ts';
import type { Call, Route } from '#server/core/http/route.ts';
import type { Collection, Schema } from './components.ts';
import { parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const fileForm = (maximum: number): Schema => ({
  type: 'object',
  required: [uploadField],
  properties: {
    [uploadField]: { type: 'string', format: 'binary', description: `One file, at most ${maximum.toLocaleString('en')} bytes` },
  },
});

const requestOf = ({ body, shows, upload }: Route, { shape }: Collection): RouteConfig['request'] => {
  if (upload) return { body: { required: true, content: { 'multipart/form-data': { schema: fileForm(upload.maximum) } } } };
  if (!body) return undefined;
  return { body: { required: !body.safeParse({}).success, content: { 'application/json': { schema: shape(shows ?? body, 'input') } } } };
};

const successesOf = ({ returns, status, produces = 'application/json', partial, conditional }: Route, { shape }: Collection) => {
  const content = returns && Object.fromEntries([produces].flat().map((type) => [type, { schema: shape(returns, 'output') }]));
  const answered = content ? { content } : {};
  return {
    [status ?? (returns ? 200 : 204)]: { description: 'Done', ...answered },
    ...(partial && { 206: { description: 'The bytes that Range asks for, where Content-Range says', ...answered } }),
    ...(conditional && { 304: { description: 'Unchanged since the ETag in If-None-Match' } }),
  };
};

/** The route of a call; its shared parts refer to components. */
export const declarationOf = (call: Call, components: Collection) => {
  const { method, path, tag, route } = call;
  const request = requestOf(route, components);
  return createRoute({
    method: methods[method],
    path: path.replace(/:(\w+)/g, '{$1}'),
    tags: [tag],
    summary: route.summary,
    description: `Allowed for ${describeRule(route.access)}.`,
    operationId: `${methods[method]}${path.replace(/\W+(\w?)/g, (_all, letter: string) => letter.toUpperCase())}`,
    ...(route.access.is === 'always' && { security: [] }),
    parameters: parametersOf(call, components),
    ...(request && { request }),
    responses: { ...successesOf(route, components), ...refusalsOf(call, components) },
  });
};
