// Writes the inputs of calls whose body consists of fields: popups are built from them. For forms and transitions the metadata holds the same.
import { z } from 'zod';
import { infoOf } from '#schema/core/fields.ts';
import type { Call } from '#server/core/http/route.ts';
import { fieldsData, sourceOf } from './metadata.ts';
import type { Schema } from './scan.ts';
import { header, literal } from './text.ts';

const isField = (schema: z.ZodType): boolean => {
  try {
    return Boolean(infoOf(schema));
  } catch {
    return false;
  }
};

type Fields = Readonly<Record<string, z.ZodType>>;
/** The bodies of a call; a union has one for each value of its discriminator: `declined`. */
const bodiesOf = (body: z.ZodType | undefined): { readonly mark: string; readonly fields: Fields }[] => {
  if (body instanceof z.ZodObject) return [{ mark: '', fields: body.shape as Fields }];
  if (!(body instanceof z.ZodDiscriminatedUnion)) return [];
  const { discriminator } = body.def;
  return body.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return [];
    const { [discriminator]: kindSchema, ...fields } = option.shape as Fields;
    return kindSchema instanceof z.ZodLiteral ? [{ mark: ` ${kindSchema.value}`, fields }] : [];
  });
};

const callName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

/** Transitions declare their input in the workflow. */
const transitionNames = ({ entities, workflows }: Schema): ReadonlySet<string> =>
  new Set(
    workflows.flatMap(({ value: { entity, transitions } }) => {
      const below = entities.find(({ value }) => value.name === entity)?.value.path ?? entity;
      return Object.entries(transitions).flatMap(([name, { method = 'PUT', path = name, input }]) =>
        input ? [`${method} /${below}/{id}${path && `/${path}`}`] : [],
      );
    }),
  );

export const callInputsText = (calls: readonly Call[], schema: Schema): string => {
  const transitions = transitionNames(schema);
  const lines = calls.flatMap((call) => {
    const name = callName(call);
    if (transitions.has(name)) return [];
    return bodiesOf(call.route.body)
      .filter(({ fields }) => Object.keys(fields).length > 0 && Object.values(fields).every(isField))
      .map(({ mark, fields }) => `  ${literal(`${name}${mark}`)}: ${sourceOf(fieldsData(fields))},`);
  });
  return `${header}
/** What each call asks for whose body are fields, as plain data. */
export const callInputs = {
${lines.join('\n')}
} as const;
`;
};
