// Parses the spec of a field, `serial_number:text:40!`, and writes the code that declares it, for all kinds of the schema.
import type { z } from 'zod';
import * as kinds from '#schema/core/fields.ts';
import { type FieldInfo, fieldKinds, infoOf } from '#schema/core/fields.ts';
import shared from '#schema/words/sl/label.ts';
import { literal } from '../text.ts';
import { capital, readableName, type Tree } from './phrases.ts';
import { Refused } from './plan.ts';

export type Drafted = {
  readonly name: string;
  /** The field constructor to import: `text`. */
  readonly kind: string;
  readonly code: string;
  readonly info: FieldInfo;
  readonly unique: boolean;
  /** Neither optional nor with a default. */
  readonly required: boolean;
};

const grammar = /^(?<name>\w+):(?<kind>\w+)(?::(?<of>[^?!=]+))?(?:=(?<fallback>[^?!]+))?(?<optional>\?)?(?<unique>!)?$/;
export const fieldForm = 'name:kind[:length, entity or a|b|c][=default][? may be empty][! is unique]';

/** Names that every record or the list's query already uses. */
const taken = new Set(['id', 'version', 'q', 'list', 'constructor']);
export const checkName = (name: string, subject: string): void => {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) throw new Refused(`${subject} ${name}: a name is written like branch_office.`);
  if (taken.has(name)) throw new Refused(`${subject} ${name}: every record has one of that name, or its list is asked for it.`);
};

/** The arguments of the constructor: choices, an entity, a length. */
const argumentsOf = (kind: string, of: string | undefined): { code: string; values: readonly unknown[] } => {
  const values =
    kind === 'word' ? (of ?? '').split('|').filter(Boolean) : of === undefined ? [] : /^\d+$/.test(of) ? [{ max: Number(of) }] : [of];
  if (kind === 'word' && values.length === 0) throw new Refused('A word is one of several: kind:word:boiler|chiller.');
  return { code: values.map(literal).join(', '), values };
};

const constructors = kinds as Readonly<Record<string, unknown>>;
/** Kinds that need more than one argument are written by hand. */
const byHand: readonly string[] = ['choice', 'choices', 'rows'];
const draftable = [...fieldKinds.filter((kind) => !byHand.includes(kind)), 'word'].sort();
const refuseKind = (kind: string): never => {
  throw new Refused(`${kind} is no kind of field that can be drafted; there are ${draftable.join(', ')}.`);
};
const schemaOf = (kind: string, values: readonly unknown[]): z.ZodType => {
  if (byHand.includes(kind)) refuseKind(kind);
  try {
    const make = constructors[kind] as (...all: readonly unknown[]) => z.ZodType;
    const schema = make(...values);
    infoOf(schema);
    return schema;
  } catch {
    return refuseKind(kind);
  }
};

/** Checks the part after the kind: a length, or the referred entity. */
const checkArgument = (name: string, kind: string, of: string | undefined, { max, target }: FieldInfo): void => {
  if (kind.startsWith('reference') && !target) throw new Refused(`${name} points at an entity: ${name}:${kind}:client.`);
  if (of === undefined || kind === 'word' || of === target || Number(of) === max) return;
  throw new Refused(`A ${kind} takes no ${of}: what else it says is written in the schema, as schema/core/fields.ts has it.`);
};

const usual: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = { flag: () => false, word: ([first]) => first };
const asValue = (kind: string, text: string): unknown =>
  kind === 'flag' ? text === 'true' : /^-?\d+(\.\d+)?$/.test(text) && kind !== 'text' ? Number(text) : text;

/** `entities`: those to which a reference may point. */
export const draftField = (spec: string, entities: readonly string[]): Drafted => {
  const { name = '', kind = '', of, fallback, optional, unique } = grammar.exec(spec)?.groups ?? {};
  if (!name) throw new Refused(`${spec}: a field is written ${fieldForm}.`);
  checkName(name, 'The field');
  const { code, values } = argumentsOf(kind, of);
  const schema = schemaOf(kind, values);
  const info = infoOf(schema);
  checkArgument(name, kind, of, info);
  if (info.target && !entities.includes(info.target)) throw new Refused(`${name} refers to ${info.target}, which is no entity.`);
  const value = fallback === undefined ? (optional ? undefined : usual[kind]?.(values)) : asValue(kind, fallback);
  if (value !== undefined && !schema.safeParse(value).success) throw new Refused(`${name} cannot be ${String(value)} by itself.`);
  const ending = optional ? '.optional()' : value === undefined ? '' : `.default(${literal(value)})`;
  const filled = value !== undefined || schema.safeParse(undefined).success;
  return { name, kind, code: `${name}: ${kind}(${code})${ending}`, info, unique: Boolean(unique), required: !optional && !filled };
};

const shownAs = ({ name, info }: Drafted): Tree =>
  info.kind === 'flag'
    ? { true: capital(readableName(name)), false: `Not ${readableName(name)}` }
    : Object.fromEntries(Object.keys(info.values ?? {}).map((value) => [value, capital(readableName(value))]));

/** The words of a field: its label unless it has a default, its choices, its refusals. */
export const wordsOfField = (entity: string, field: Drafted): { readonly fields: Tree; readonly values: Tree; readonly rules: Tree } => {
  const label = capital(readableName(field.name));
  const values = shownAs(field);
  return {
    fields: field.name in shared.fields || field.info.target ? {} : { [field.name]: label },
    values: Object.keys(values).length > 0 && !(field.name in shared.values) ? { [field.name]: values } : {},
    rules: field.unique
      ? { [`${entity}_${field.name}_unique`]: `This is there already: ${readableName(field.name)}. Choose another.` }
      : {},
  };
};
