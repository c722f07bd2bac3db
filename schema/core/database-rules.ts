// A database rule holds whatever the code does: the database itself refuses what breaks it, and the refusal is a 409 by the rule's name.

/** SQL that both databases understand; columns are snake_case field names. */
type Sql = string;

export type DatabaseRule =
  | { readonly rule: 'unique'; readonly columns: readonly string[]; readonly condition?: Sql }
  | { readonly rule: 'exclusive'; readonly same: readonly string[]; readonly from: string; readonly to: string }
  | { readonly rule: 'check'; readonly name: string; readonly holds: Sql }
  | { readonly rule: 'index'; readonly columns: readonly string[]; readonly condition?: Sql };

const conditional = <R extends DatabaseRule>(rule: R) => ({ ...rule, where: (condition: Sql): R => ({ ...rule, condition }) });

/** At most one row with these values; `.where()` narrows it to a part of the rows. */
export const unique = (...columns: string[]) => conditional({ rule: 'unique' as const, columns });
/** No two rows with equal `same` columns whose stretches [from, to) overlap; an open end reaches for ever. */
export const exclusive = (same: readonly string[], from: string, to: string): DatabaseRule => ({ rule: 'exclusive', same, from, to });
export const check = (name: string, holds: Sql): DatabaseRule => ({ rule: 'check', name, holds });
/** A list that a screen offers has an index. */
export const index = (...columns: string[]) => conditional({ rule: 'index' as const, columns });

/** The name under which a broken rule is refused and by which the database knows it. */
export const ruleName = (table: string, rule: DatabaseRule): string => {
  switch (rule.rule) {
    case 'check':
      return `${table}_${rule.name}`;
    case 'exclusive':
      return `${table}_${rule.same.join('_')}_overlap`;
    default:
      return `${table}_${rule.columns.join('_')}_${rule.rule}`;
  }
};

/** Under which names the database refuses a row of the table. */
export const refusingRules = (table: string, rules: readonly DatabaseRule[] = []): string[] =>
  rules.filter(({ rule }) => rule !== 'index').map((rule) => ruleName(table, rule));
