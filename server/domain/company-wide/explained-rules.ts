// Splits a rule for its explanation into conditions that always apply and alternatives; the guard itself judges each condition.
import { type Atom, allows, type Caller, type Rule } from '#schema/core/access.ts';
import { nameOf } from '#schema/core/entity.ts';

export type Facts = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean;

/** One condition, whether it holds, and what decides it. */
export type Condition = {
  readonly kind:
    | Exclude<Atom['is'], 'any' | 'all' | 'through'>
    | 'state'
    | 'guard'
    | 'awaitsConfirmation'
    | 'taskIsClosed'
    | 'timeLocked'
    | 'stillRuns';
  readonly source: 'role' | 'record' | 'state' | 'settings' | 'account' | 'schema';
  readonly holds: boolean;
  readonly permission?: string;
  /** The entity of the field or link. */
  readonly entity?: string;
  readonly field?: string;
  /** Values that would satisfy the condition, and the actual value. */
  readonly wanted?: readonly Plain[];
  readonly found?: Plain | null;
  readonly guard?: string;
  readonly names?: readonly string[];
  /** When the answer changes. */
  readonly at?: string;
};

type Part = { readonly atom: Atom; readonly entity: string; readonly facts: Facts };

/** The alternatives of a rule, each a list of conditions that must hold together. */
const waysOf = (rule: Rule, entity: string, facts: Facts): Part[][] => {
  switch (rule.is) {
    case 'any':
      return rule.of.flatMap((part) => waysOf(part, entity, facts));
    case 'all':
      return rule.of.reduce<Part[][]>(
        (ways, part) => ways.flatMap((way) => waysOf(part, entity, facts).map((more) => [...way, ...more])),
        [[]],
      );
    case 'through': {
      const parent = facts[`$${rule.field}`];
      return waysOf(rule.rule, rule.entity, typeof parent === 'object' && parent !== null ? (parent as Facts) : {});
    }
    default:
      return [[{ atom: rule, entity, facts }]];
  }
};

const isScalar = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

const conditionOf = ({ atom, entity, facts }: Part, caller: Caller): Condition => {
  const holds = allows(atom, caller, facts);
  switch (atom.is) {
    case 'can':
      return { kind: 'can', source: 'role', holds, permission: atom.permission };
    case 'own': {
      const name = facts[nameOf(atom.field)];
      return { kind: 'own', source: 'record', holds, entity, field: atom.field, names: typeof name === 'string' ? [name] : [] };
    }
    case 'where': {
      const found = facts[atom.field];
      return { kind: 'where', source: 'state', holds, entity, field: atom.field, wanted: atom.in, found: isScalar(found) ? found : null };
    }
    case 'related':
      return { kind: 'related', source: 'record', holds, entity: atom.entity };
    case 'signedIn':
      return { kind: 'signedIn', source: 'account', holds };
    default:
      return { kind: atom.is === 'linkHolder' || atom.is === 'always' ? atom.is : 'never', source: 'schema', holds };
  }
};

const keyOf = ({ atom, entity }: Part) => `${entity} ${JSON.stringify(atom)}`;

/** The conditions common to all alternatives, and the remaining ones of each alternative. */
export const splitRule = (rule: Rule, entity: string, caller: Caller, facts: Facts): { all: Condition[]; any: Condition[][] } => {
  const ways = waysOf(rule, entity, facts).map((way) => new Map(way.map((part) => [keyOf(part), part])));
  const [first = new Map<string, Part>(), ...others] = ways;
  const everywhere = [...first.keys()].filter((key) => others.every((way) => way.has(key)));
  // Alternatives that are equal apart from the common conditions are merged.
  const apart = new Map(ways.map((way) => [[...way.keys()].filter((key) => !everywhere.includes(key)).join('\n'), way]));
  const partsWhere = (way: ReadonlyMap<string, Part>, which: (key: string) => boolean) =>
    [...way].flatMap(([key, part]) => (which(key) ? [conditionOf(part, caller)] : []));
  return {
    all: partsWhere(first, (key) => everywhere.includes(key)),
    any: apart.size > 1 ? [...apart.values()].map((way) => partsWhere(way, (key) => !everywhere.includes(key))) : [],
  };
};
