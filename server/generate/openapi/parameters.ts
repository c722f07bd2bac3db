// The parameters of a call in the OpenAPI document: path, query and headers.
import type { Call } from '#server/core/http/route.ts';
import { pascal } from '../text.ts';
import type { Collection, Parameter, Schema } from './components.ts';
import { changes } from './refusals.ts';

const headers = {
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
} as const;

const partOf = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: /(^id|[iI]d)$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
});

/** The JSON Schema of a query object; `component` names a parameter that several calls share. */
type Query = { readonly properties?: Readonly<Record<string, Schema & { component?: string }>>; readonly required?: readonly string[] };

/** The parameters of a call: path, query, then headers. */
export const parametersOf = (call: Call, components: Collection): Parameter[] => {
  const { path, route } = call;
  const { properties = {}, required = [] } = route.query ? (components.shape(route.query, 'input') as Query) : {};
  const header = (name: keyof typeof headers) => components.refer('parameters', name, headers[name]);
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => components.refer('parameters', pascal(name), partOf(name))),
    ...Object.entries(properties).map(([name, { component, ...schema }]) => {
      const parameter = { name, in: 'query', required: required.includes(name), schema } as const;
      return component ? components.refer('parameters', component, parameter) : parameter;
    }),
    ...(changes(call) && route.access.is !== 'always' ? [header('IdempotencyKey')] : []),
    ...(route.partial ? [header('Range'), header('IfRange')] : []),
  ];
};
