// The OpenAPI document as it is generated, for the tests that ask by it and hold answers against it.
import { readFileSync } from 'node:fs';
import { root } from './root.ts';

type Kind = 'parameters' | 'responses';
type DocumentComponents = { readonly components: Readonly<Record<Kind, Readonly<Record<string, unknown>>>> };
const shared = /^#\/components\/(parameters|responses)\/(.+)$/;

/** As much of it as a test needs, under a type of its own; parameters and answers that calls share stand at each of them. */
export const documentAs = <Document>(): Document => {
  const text = readFileSync(`${root}generated/openapi.json`, 'utf8');
  const { components } = JSON.parse(text) as DocumentComponents;
  return JSON.parse(text, (_key, value: { readonly $ref?: unknown } | null) => {
    const [, kind, name = ''] = shared.exec(typeof value?.$ref === 'string' ? value.$ref : '') ?? [];
    return kind ? components[kind as Kind][name] : value;
  }) as Document;
};
