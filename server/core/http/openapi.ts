// The OpenAPI 3.1 document, made from the declarations of the calls: nothing in it is written twice.
import { z } from 'zod';
import { describeRule } from '#schema/core/access.ts';
import { uploadField } from '../files/upload.ts';
import type { Call, Route } from './route.ts';

type Json = { [key: string]: unknown };
const reasons: Readonly<Record<number, string>> = {
  400: 'The body is no valid JSON',
  401: 'Nobody is signed in',
  403: 'The caller may not',
  404: 'There is no such record, or the caller may not see it',
  409: 'The state or a rule stands against it',
  412: 'Somebody changed the record meanwhile',
  413: 'The body is too large',
  415: 'The body has another type',
  416: 'There is nothing of the bytes that Range asks for',
  422: 'A field is not valid',
  429: 'Too many failed tries',
  500: 'A fault of the server',
  503: 'The database cannot be reached',
};

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'reason'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    reason: { type: 'string' },
    instance: { type: 'string' },
    permission: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'reason', 'detail'],
        properties: { field: { type: 'string' }, reason: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
};

/** The JSON Schema of a shape; what has a name of its own becomes a component and is referred to. */
const shapesInto =
  (components: Json) =>
  (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema, $defs = {}, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
    const referring = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
    for (const [name, { $schema: _own, id: _id, ...component }] of Object.entries(referring($defs) as Record<string, Json>)) {
      if (components[name] && JSON.stringify(components[name]) !== JSON.stringify(component))
        throw new Error(`Two shapes are called ${name}.`);
      components[name] = component;
    }
    return referring(shape);
  };

/** Path parameters stand as `:id` in a route and as `{id}` in the document. */
const documented = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /(^id|[iI]d)$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));

const changing = (method: string, route: Route) => method !== 'GET' || route.changes === true;

const statusesOf = ({ method, path, route }: Call): number[] => {
  const signedOut = route.access.is === 'always';
  return [
    ...(signedOut ? (route.refuses?.[429] ? [401] : []) : [401, 403]),
    ...(changing(method, route) ? [403] : []),
    ...(path.includes(':') ? [404] : []),
    ...(route.body || route.upload ? [400, 413, 415, 422] : []),
    ...(route.query ? [422] : []),
    ...(route.partial ? [416] : []),
    ...(changing(method, route) ? [409, 422] : []),
    ...Object.keys(route.refuses ?? {}).map(Number),
    500,
    503,
  ];
};

const fileForm = (maximum: number): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [uploadField],
        properties: {
          [uploadField]: { type: 'string', format: 'binary', description: `One file, at most ${maximum.toLocaleString('en')} bytes` },
        },
      },
    },
  },
});

const operation = (call: Call, shapeOf: ReturnType<typeof shapesInto>): Json => {
  const { method, path, tag, route } = call;
  const success = route.status ?? (route.returns ? 200 : 204);
  const query = route.query ? (shapeOf(route.query, 'input') as { properties?: Json; required?: string[] }) : {};
  const { returns } = route;
  const content = (type: string) => [type, { schema: returns && shapeOf(returns, 'output') }];
  const answered = returns && { content: Object.fromEntries([route.produces ?? 'application/json'].flat().map(content)) };
  const responses: Json = {
    [success]: { description: 'Done', ...answered },
    ...(route.partial && { 206: { description: 'The bytes that Range asks for, where Content-Range says', ...answered } }),
    ...(route.conditional && { 304: { description: 'Unchanged since the ETag in If-None-Match' } }),
  };
  for (const status of [...new Set(statusesOf(call))].sort((a, b) => a - b)) {
    const named = route.refuses?.[status as keyof NonNullable<Route['refuses']>];
    responses[status] = {
      description: `${reasons[status]}${named ? `: ${named.join(', ')}` : ''}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return {
    tags: [tag],
    summary: route.summary,
    description: `Allowed for ${describeRule(route.access)}.`,
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_all, letter: string) => letter.toUpperCase())}`,
    parameters: [
      ...parametersOf(path),
      ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        required: query.required?.includes(name) ?? false,
        schema,
      })),
      ...(changing(method, route) && route.access.is !== 'always' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(route.partial ? [{ $ref: '#/components/parameters/Range' }, { $ref: '#/components/parameters/IfRange' }] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse({}).success,
        content: { 'application/json': { schema: shapeOf(route.shows ?? route.body, 'input') } },
      },
    }),
    ...(route.upload && { requestBody: fileForm(route.upload.maximum) }),
    responses,
    ...(route.access.is === 'always' ? { security: [] } : {}),
  };
};

/** The whole document, with calls and tags in the order of their paths. */
export const documentOf = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {};
  const components: Json = { Problem: problem };
  const shapeOf = shapesInto(components);
  for (const call of [...calls].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const path = documented(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, shapeOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Work management',
      version: '1',
      description:
        'Tasks, times, master data and everything around them. Every answer other than a success is a problem document (RFC 9457).',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over TLS the cookie is called `__Host-session`.' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'A repeated call with the same key gets the first answer again, for seven days.',
          schema: { type: 'string', maxLength: 200 },
        },
        Range: {
          name: 'Range',
          in: 'header',
          required: false,
          description: 'One stretch of the bytes, as `bytes=0-1023`; of several, and of what is none, comes the whole.',
          schema: { type: 'string' },
        },
        IfRange: {
          name: 'If-Range',
          in: 'header',
          required: false,
          description: 'The ETag that the stretch belongs to; where it is another now, the whole comes.',
          schema: { type: 'string' },
        },
      },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
};
