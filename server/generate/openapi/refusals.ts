// The refusals of a call in the OpenAPI document: a problem document for each status, as a component named by status and reasons.
import type { Call, Route } from '#server/core/http/route.ts';
import type { Collection, Reference, Schema } from './components.ts';

/** The component name of a status, and its meaning. */
const statuses: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['Malformed', 'The body is no valid JSON'],
  401: ['NotSignedIn', 'Nobody is signed in'],
  403: ['NotAllowed', 'The caller may not'],
  404: ['NotFound', 'There is no such record, or the caller may not see it'],
  409: ['Conflict', 'The state or a rule stands against it'],
  412: ['Stale', 'Somebody changed the record meanwhile'],
  413: ['TooLarge', 'The body is too large'],
  415: ['Unsupported', 'The body has another type'],
  416: ['BeyondEnd', 'There is nothing of the bytes that Range asks for'],
  422: ['Invalid', 'A field is not valid'],
  429: ['TooManyTries', 'Too many failed tries'],
  500: ['Internal', 'A fault of the server'],
  503: ['Unavailable', 'The database cannot be reached'],
};

/** The reasons for which the engine may refuse any call without its declaration. */
const generalReasons: Readonly<Record<number, readonly string[]>> = {
  400: ['malformed', 'malformedForm'],
  401: ['notSignedIn'],
  403: ['notAllowed', 'notAllowedHere', 'secondFactorRequired', 'lookingOnly', 'passwordNeeded', 'foreignOrigin'],
  404: ['notFound'],
  409: ['referred'],
  412: ['stale'],
  413: ['tooLarge', 'fileTooLarge'],
  415: ['unsupported', 'notMultipart'],
  416: ['beyondEnd'],
  422: ['invalid', 'keyReused'],
  429: ['tooManyTries'],
  500: ['internal'],
  503: ['unavailable', 'diskFull', 'paperTooLarge'],
};

/** The keyword for a list of values that may grow. */
export const extensibleEnum = 'x-extensible-enum';

/** A problem document with its known reasons; the generated types allow no others. */
const withReasons = (problem: Reference, reasons: readonly string[]): Schema | Reference =>
  reasons.length === 0
    ? problem
    : { allOf: [problem, { type: 'object', required: ['reason'], properties: { reason: { ...text, [extensibleEnum]: reasons } } }] };

const text: Schema = { type: 'string' };
const problem: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'reason'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    reason: text,
    instance: text,
    permission: text,
    errors: {
      type: 'array',
      items: { type: 'object', required: ['field', 'reason', 'detail'], properties: { field: text, reason: text, detail: text } },
    },
  },
};

export const changes = ({ method, route }: Call): boolean => method !== 'GET' || route.changes === true;

const statusesOf = (call: Call): number[] => {
  const { path, route } = call;
  const signedOut = route.access.is === 'always';
  const all = [
    ...(signedOut ? (route.refuses?.[429] ? [401] : []) : [401, 403]),
    ...(changes(call) ? [403, 409, 422] : []),
    ...(path.includes(':') ? [404] : []),
    ...(route.body || route.upload ? [400, 413, 415, 422] : []),
    ...(route.query ? [422] : []),
    ...(route.partial ? [416] : []),
    ...Object.keys(route.refuses ?? {}).map(Number),
    500,
    503,
  ];
  return [...new Set(all)];
};

/** The refusals of a call by status. */
export const refusalsOf = (call: Call, components: Collection): Record<string, Reference> => {
  const schema = components.refer('schemas', 'Problem', problem);
  return Object.fromEntries(
    statusesOf(call).map((status) => {
      const [name, meaning] = statuses[status] ?? [String(status), ''];
      const declared = call.route.refuses?.[status as keyof NonNullable<Route['refuses']>] ?? [];
      const description = declared.length > 0 ? `${meaning}: ${declared.join(', ')}` : meaning;
      // A call that signs in has no session: it alone declares the reasons of its 401.
      const general = status === 401 && declared.length > 0 ? [] : (generalReasons[status] ?? []);
      const content = { 'application/problem+json': { schema: withReasons(schema, [...new Set([...general, ...declared])]) } };
      return [status, components.refer('responses', [name, ...declared].join('.'), { description, content })];
    }),
  );
};
