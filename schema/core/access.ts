// An access rule says, as data, who may do a thing: guard, button, menu, list filter, documentation and test matrix all read the same rule.
import type { Permission } from '../permissions.ts';

/** The caller: id and permissions of the signed-in user; null where nobody is signed in. */
export type Caller = {
  readonly id: number;
  readonly permissions: ReadonlySet<Permission>;
  /** The caller opened the public link of the record and is not signed in. */
  readonly holdsLink?: true;
};
/** The caller for everybody who opens the public link of a record. */
export const holder: Caller = { id: 0, permissions: new Set(), holdsLink: true };

declare const fieldsOfRule: unique symbol;
/** `Fields`: the record's fields that the rule reads, a phantom that makes a misspelt field a compile error. */
export type Rule<Fields extends string = string> = Atom & { readonly [fieldsOfRule]?: Fields };

export type Atom =
  | { readonly is: 'always' }
  | { readonly is: 'never' }
  | { readonly is: 'signedIn' }
  | { readonly is: 'linkHolder' }
  | { readonly is: 'can'; readonly permission: Permission }
  | { readonly is: 'own'; readonly field: string }
  | { readonly is: 'where'; readonly field: string; readonly in: readonly Plain[] }
  | {
      readonly is: 'related';
      readonly as: string;
      readonly entity: string;
      readonly to: string;
      readonly user: string;
      /** A flag column of the linking row that repeats the surrounding rule: linking rows without the flag need no look at the record. */
      readonly only?: string;
    }
  | { readonly is: 'through'; readonly field: string; readonly entity: string; readonly rule: Rule }
  | { readonly is: 'any'; readonly of: readonly Rule[] }
  | { readonly is: 'all'; readonly of: readonly Rule[] };
type Plain = string | number | boolean;
type FieldsOf<R> = R extends { readonly [fieldsOfRule]?: infer Fields } ? Extract<Fields, string> : never;

export const always = { is: 'always' } as const satisfies Rule<never>;
export const never: Rule<never> = { is: 'never' };
export const signedIn: Rule<never> = { is: 'signedIn' };
/** Everybody who holds the public link of the record; never a signed-in user. */
export const linkHolder: Rule<never> = { is: 'linkHolder' };
export const can = (permission: Permission): Rule<never> => ({ is: 'can', permission });
/** The field holds the caller's id. */
export const own = <const Field extends string>(field: Field): Rule<Field> => ({ is: 'own', field });
/** The field holds one of the values; an empty field never does. */
export const where = <const Field extends string>(field: Field, ...values: Plain[]): Rule<Field> => ({ is: 'where', field, in: values });
/** A row of another entity links the caller to the record; the record carries the result as `$as`. */
export const related = (as: string, entity: string, to: string, user: string): Rule<never> => ({ is: 'related', as, entity, to, user });
/** The same link, where a mirrored flag of the linking row repeats the surrounding rule. */
export const onlyWhere = (link: Rule<never>, flag: string): Rule<never> => (link.is === 'related' ? { ...link, only: flag } : link);
/** The rule of the record to which this record belongs by a reference field. */
export const through = <const Field extends string>(field: Field, entity: string, rule: Rule): Rule<Field> => ({
  is: 'through',
  field,
  entity,
  rule,
});
export const anyOf = <const R extends readonly Rule[]>(...of: R): Rule<FieldsOf<R[number]>> => ({ is: 'any', of });
export const allOf = <const R extends readonly Rule[]>(...of: R): Rule<FieldsOf<R[number]>> => ({ is: 'all', of });

/** What is left of a rule once the caller is known: true, false, or the part that depends on the record. Menus and pages are decided by it. */
export const forUser = (rule: Rule, me: Caller | null): Rule | boolean => {
  switch (rule.is) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'linkHolder':
      return me?.holdsLink === true;
    case 'signedIn':
      return me !== null && !me.holdsLink;
    case 'can':
      return me?.permissions.has(rule.permission) ?? false;
    case 'own':
    case 'related':
      return me !== null && !me.holdsLink && rule;
    case 'where':
      return rule;
    case 'through': {
      const rest = forUser(rule.rule, me);
      return typeof rest === 'boolean' ? rest : { ...rule, rule: rest };
    }
    case 'any':
    case 'all': {
      const decides = rule.is === 'any';
      const rest: Rule[] = [];
      for (const part of rule.of) {
        const left = forUser(part, me);
        if (left === decides) return decides;
        if (typeof left !== 'boolean') rest.push(left);
      }
      return rest.length === 0 ? !decides : rest.length === 1 && rest[0] ? rest[0] : { is: rule.is, of: rest };
    }
  }
};

type Facts = Readonly<Record<string, unknown>>;

/** Whether the rule allows one record; `related` and `through` read the facts that reading the record computed. Server and screen share this code. */
export const allows = (rule: Rule, me: Caller | null, record: Facts): boolean => {
  const left = forUser(rule, me);
  if (typeof left === 'boolean') return left;
  switch (left.is) {
    case 'own':
      return me !== null && record[left.field] === me.id;
    case 'where':
      return (left.in as readonly unknown[]).includes(record[left.field]);
    case 'related':
      return record[`$${left.as}`] === true;
    case 'through': {
      const parent = record[`$${left.field}`];
      return typeof parent === 'object' && parent !== null && allows(left.rule, me, parent as Facts);
    }
    case 'any':
      return left.of.some((part) => allows(part, me, record));
    case 'all':
      return left.of.every((part) => allows(part, me, record));
    default:
      return false;
  }
};

/** The rule in English, for the OpenAPI document. */
export const describeRule = (rule: Rule): string => {
  switch (rule.is) {
    case 'always':
      return 'everyone';
    case 'never':
      return 'nobody';
    case 'signedIn':
      return 'any signed-in user';
    case 'linkHolder':
      return 'the holder of its public link';
    case 'can':
      return `permission ${rule.permission}`;
    case 'own':
      return `the caller is its ${rule.field}`;
    case 'where':
      return `${rule.field} is ${rule.in.join(' or ')}`;
    case 'related':
      return `the caller is ${rule.as}`;
    case 'through':
      return `of its ${rule.entity}: ${describeRule(rule.rule)}`;
    case 'any':
      return rule.of.map(describeRule).join('; or ');
    case 'all':
      return rule.of.map((part) => `(${describeRule(part)})`).join(' and ');
  }
};

/** The atoms whose truth table the access matrix walks; each can be made true and false from data alone. */
export const atomsOf = (rule: Rule): Rule[] =>
  rule.is === 'any' || rule.is === 'all' ? rule.of.flatMap(atomsOf) : rule.is === 'through' ? atomsOf(rule.rule) : [rule];

/** The atoms that read the record itself; the atoms inside `through` belong to the other record. */
const ownAtoms = (rule: Rule): Rule[] =>
  rule.is === 'any' || rule.is === 'all' ? rule.of.flatMap(ownAtoms) : rule.is === 'through' ? [] : [rule];

/** The related atoms of rules: the facts (`$as`) that a record ships so that its buttons can be derived. */
export const relatedIn = (rules: readonly Rule[]): Extract<Atom, { is: 'related' }>[] => {
  const found = new Map<string, Extract<Atom, { is: 'related' }>>();
  for (const atom of rules.flatMap(ownAtoms)) if (atom.is === 'related') found.set(atom.as, atom);
  return [...found.values()];
};

/** The permissions that a rule mentions. */
export const permissionsIn = (rule: Rule): Permission[] => atomsOf(rule).flatMap((atom) => (atom.is === 'can' ? [atom.permission] : []));
/** The first permission of a rule that the caller lacks, to be named in the refusal. */
export const lackedOf = (rule: Rule, me: Caller | null): Permission | undefined =>
  permissionsIn(rule).find((permission) => !me?.permissions.has(permission));
