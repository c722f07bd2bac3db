// Writes the metadata of every entity for the screens as plain data, so that the admin starts without Zod.
import type { z } from 'zod';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { kinds } from '#schema/core/field-kinds.ts';
import { type FieldInfo, infoOf, partsOf, rowFieldsOf } from '#schema/core/fields.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import type { Schema } from './scan.ts';
import { header, keyOf, literal } from './text.ts';

/** Source code that is written without quotes. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export const sourceOf = (value: unknown): string => {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${entries.map(([key, one]) => `${keyOf(key)}: ${sourceOf(one)}`).join(', ')} }`;
};

/** Whether a choice lists the time zones: the browser supplies them, and the list differs between platforms. */
export const isTimeZones = (values: readonly unknown[]): boolean => {
  const zones = Intl.supportedValuesOf('timeZone');
  return values.length === zones.length && zones.every((zone, at) => zone === values[at]);
};
const namedValues = (values: FieldInfo['values']) => (values && isTimeZones(Object.values(values)) ? new Code('timeZones') : values);

const bound = (schema: z.ZodType, side: 'minValue' | 'maxValue'): number | undefined => {
  const value = side in schema ? (schema as Partial<Record<typeof side, unknown>>)[side] : undefined;
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
};

const fieldData = (schema: z.ZodType): object => {
  const { bare, optional, fallback } = partsOf(schema);
  const info = infoOf(schema);
  // Screens need minimum and maximum only for numbers that people type.
  const typed = kinds[info.kind].figure !== null;
  return {
    ...info,
    values: namedValues(info.values),
    row: info.row && fieldsData(rowFieldsOf(schema)),
    min: typed ? bound(bare, 'minValue') : undefined,
    max: typed ? bound(bare, 'maxValue') : info.max,
    optional: optional || undefined,
    default: fallback ?? undefined,
    required: (!optional && fallback === undefined) || undefined,
  };
};
export const fieldsData = (fields: Readonly<Record<string, z.ZodType>>, names: readonly string[] = Object.keys(fields)): object =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fieldData(fields[name])]] : [])));

const workflowData = ({ field, states, transitions }: Workflow) => ({
  field,
  states,
  transitions: Object.fromEntries(
    Object.entries(transitions).map(([name, { from, to, allow, method = 'PUT', path = name, input }]) => [
      name,
      { from: [from].flat(), to, allow, method, path, input: input && fieldsData(input) },
    ]),
  ),
});

const entityData = (entity: Entity, workflow: Workflow | undefined) => ({
  name: entity.name,
  path: entity.path,
  single: entity.single,
  paths: entity.paths,
  title: entity.title,
  // Fields that nobody may see are left out.
  fields: fieldsData(entity.fields, [...entity.readable]),
  writable: entity.writable,
  facts: entity.facts,
  list: entity.list,
  form: entity.form,
  onlyWith: entity.onlyWith,
  beside: entity.beside,
  access: {
    ...entity.access,
    // Screens show a restricted fact as it comes: empty.
    facts: undefined,
    fields:
      entity.access.fields && Object.fromEntries(Object.entries(entity.access.fields).filter(([name]) => entity.readable.includes(name))),
  },
  menu: entity.menu,
  workflow: workflow && workflowData(workflow),
});

const linesOf = (entities: Schema['entities'], workflows: Schema['workflows']): string => {
  const workflowOf = (entity: string) => workflows.find(({ value }) => value.entity === entity)?.value;
  return entities.map(({ value }) => `  ${keyOf(value.name)}: ${sourceOf(entityData(value, workflowOf(value.name)))},`).join('\n');
};

export const metadataText = ({ entities, workflows }: Schema): string => {
  const data = linesOf(
    entities.filter(({ value }) => !value.internal),
    workflows,
  );
  return `${header}
${data.includes('timeZones') ? "const timeZones: Readonly<Record<string, string>> = Object.fromEntries(Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]));\n" : ''}
/** Every entity that has calls of its own, as plain data. */
export const metadata = {
${data}
} as const;
export type Metadata = typeof metadata;
`;
};

/** Entities without calls of their own occur only in histories, which load this metadata with them. */
export const innerMetadataText = ({ entities, workflows }: Schema): string => {
  const readableEntities = entities.filter(({ value }) => value.internal && ruleFor(value, 'read').is !== 'never');
  return `${header}

/** Every entity that has no calls of its own and that somebody may read, as plain data. */
export const innerMetadata = {
${linesOf(readableEntities, workflows)}
} as const;
`;
};
