// Holds every answer against the OpenAPI document: a status, a shape or a reason of a refusal that the document does not know fails the test that got it.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { documentAs } from './openapi.ts';

type Schema = Record<string, unknown>;
type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const document = documentAs<Document>();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Whoever calls may meet other reasons one day; today's server has no others, and the types of the calls know these alone.
ajv.addKeyword({
  keyword: 'x-extensible-enum',
  type: 'string',
  validate: (reasons: readonly string[], reason: string) => reasons.includes(reason),
});
ajv.addSchema({ $id: 'document', components: document.components });

const paths = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    parameters: (path.match(/\{/g) ?? []).length,
  }))
  .sort((a, b) => a.parameters - b.parameters);
const partsOf = (path: string) => path.replace(/\/$/, '').split('/').length;
/** An answer is looked up among the paths with as many parts as its own. */
const byParts = Map.groupBy(paths, ({ path }) => partsOf(path));
const texts = new Map<Schema, string>();
const validators = new Map<string, ValidateFunction>();

/** Most calls refuse alike: what is described in the same words is compiled once. */
const validatorFor = (schema: Schema): ValidateFunction => {
  const text = texts.get(schema) ?? JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  texts.set(schema, text);
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  validators.set(text, validate);
  return validate;
};

/** What is wrong with an answer, by the document; null when nothing is. */
export const undocumented = (method: string, path: string, status: number, type: string | null, body: unknown): string | null => {
  const place = byParts.get(partsOf(path))?.find((one) => one.pattern.test(path));
  if (!place) return status === 404 ? null : `${path} is not in the document`;
  const operation = place.operations[method.toLowerCase()];
  if (!operation) return status === 405 ? null : `${method} ${place.path} is not in the document`;
  const response = operation.responses[status];
  if (!response) return `${method} ${place.path} answered ${status}, which the document does not know: ${JSON.stringify(body)}`;
  if (!response.content) return body === undefined || body === null || body === '' ? null : `${method} ${place.path} ${status} has a body`;
  const media = (type ?? '').split(';')[0] ?? '';
  const schema = response.content[media]?.schema;
  if (!schema) return `${method} ${place.path} ${status} answered ${media}`;
  const validate = validatorFor(schema);
  return validate(body) ? null : `${method} ${place.path} ${status}: ${ajv.errorsText(validate.errors)}`;
};
