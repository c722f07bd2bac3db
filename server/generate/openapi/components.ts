// The shared parts of the OpenAPI document: each is a named component to which calls refer.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';

export type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Components = NonNullable<Document['components']>;
type Kind = 'schemas' | 'parameters' | 'responses';
type Component<K extends Kind> = NonNullable<Components[K]>[string];
export type Schema = Component<'schemas'>;
export type Parameter = Component<'parameters'>;
export type Reference = { $ref: string };

/** The components of a document. */
export type Collection = {
  /** Refers to a component. @throws Error for two different ones under one name */
  refer<K extends Kind>(kind: K, name: string, component: Component<K>): Reference;
  /** The JSON Schema of a Zod schema; schemas with an id in Zod's registry become components. */
  shape(schema: z.ZodType, io: 'input' | 'output'): Schema;
  /** Adds all components to the registry, sorted by name. */
  register(registry: OpenAPIHono['openAPIRegistry']): void;
};

type Json = { readonly [key: string]: unknown };
const isBefore = (a: string, b: string) => (a < b ? -1 : 1);

export const collectComponents = (): Collection => {
  const kinds: { [K in Kind]: Map<string, Component<K>> } = { schemas: new Map(), parameters: new Map(), responses: new Map() };

  const refer: Collection['refer'] = (kind, name, component) => {
    const known = kinds[kind].get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component)) throw new Error(`Two ${kind} are called ${name}.`);
    kinds[kind].set(name, component);
    return { $ref: `#/components/${kind}/${name}` };
  };

  const shape: Collection['shape'] = (schema, io) => {
    const { $schema, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
    const referring = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
    for (const [name, { $schema: _own, id: _id, ...component }] of Object.entries(referring($defs) as Record<string, Json>))
      refer('schemas', name, component);
    return referring(own);
  };

  const register: Collection['register'] = (registry) => {
    for (const kind of ['schemas', 'parameters', 'responses'] as const)
      for (const [name, component] of [...kinds[kind]].sort(([a], [b]) => isBefore(a, b)))
        registry.registerComponent(kind, name, component);
  };
  return { refer, shape, register };
};
