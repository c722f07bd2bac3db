// The OpenAPI document: what calls have in common stands once in it, and its shapes are word for word what Zod says of them.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { allCalls } from '#server/calls.ts';
import { callsOf, resource, route, shared } from '#server/core/http/route.ts';
import { documentOf } from '#server/generate/openapi/document.ts';

type Json = { readonly [key: string]: unknown };
type Content = Readonly<Record<string, { readonly schema: Json }>>;
type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
};

const calls = allCalls();
const document = documentOf(calls);
const operationAt = ({ path, method }: { path: string; method: string }) =>
  document.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'] as Operation;
const referencesIn = (value: unknown) => new Set(JSON.stringify(value).match(/(?<="\$ref":")[^"]+/g));

/** The schema without references: each is replaced by what stands there, as far down as it does not repeat itself. */
const whole = (value: unknown, components: Json, above: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((one) => whole(one, components, above));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const own = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, whole(one, components, above)]));
  if (typeof $ref !== 'string') return own;
  const name = $ref.split('/').at(-1) ?? '';
  return above.includes(name) ? { ...own, again: name } : { ...(whole(components[name], components, [...above, name]) as Json), ...own };
};
const asWritten = (schema: Json) => whole(schema, document.components?.schemas as Json);
const asZodSays = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const named = Object.entries($defs as Record<string, Json>).map(([name, { id, ...one }]) => [name, one] as const);
  return whole(own, Object.fromEntries(named));
};

describe('the OpenAPI document', () => {
  it('has every call once, under a name of its own', () => {
    const names = calls.map((call) => operationAt(call).operationId);
    expect(names).toHaveLength(calls.length);
    expect(new Set(names).size).toBe(calls.length);
  });

  it('refers to what is there, and keeps nothing that nobody refers to', () => {
    const there = Object.entries(document.components ?? {}).flatMap(([kind, named]) =>
      kind === 'securitySchemes' ? [] : Object.keys(named as object).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...referencesIn(document)].sort()).toEqual(there.sort());
  });

  it('says each refusal once', () => {
    for (const { responses } of calls.map(operationAt))
      for (const [status, { $ref }] of Object.entries(responses)) expect(Boolean($ref), status).toBe(Number(status) >= 400);
  });

  it('says of every body and every answer what Zod says of its shape', () => {
    for (const call of calls) {
      const { body, shows, returns } = call.route;
      const { requestBody, responses } = operationAt(call);
      const where = `${call.method} ${call.path}`;
      const sent = requestBody?.content['application/json'];
      if (body) expect(sent && asWritten(sent.schema), where).toEqual(asZodSays(shows ?? body, 'input'));
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
      for (const { schema } of Object.values(success)) expect(asWritten(schema), where).toEqual(returns && asZodSays(returns, 'output'));
    }
  });

  it('refuses two parameters and two shapes that differ under one name', () => {
    const operationOf = (parameter: z.ZodType, answer: z.ZodType) =>
      route({ access: signedIn, summary: '', query: z.object({ size: parameter }), returns: answer, handle: async () => null });
    const both = (first: ReturnType<typeof operationOf>, second: ReturnType<typeof operationOf>) => () =>
      documentOf(callsOf(resource('/boiler', { 'GET /': first, 'GET /old': second }), '/api'));
    const size = shared('Size', z.string());
    const boiler = z.object({ power: z.int() }).meta({ id: 'Boiler' });
    expect(both(operationOf(size, boiler), operationOf(size, boiler))).not.toThrow();
    expect(both(operationOf(size, boiler), operationOf(shared('Size', z.string().max(9)), boiler))).toThrow(
      'Two parameters are called Size.',
    );
    expect(both(operationOf(size, boiler), operationOf(size, z.object({ kind: z.string() }).meta({ id: 'Boiler' })))).toThrow(
      'Two schemas are called Boiler.',
    );
  });
});
