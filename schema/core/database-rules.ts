// A database rule holds whatever the code does: the database itself refuses rows that break it, and the refusal is a 409 with the rule's name.

/** SQL that both databases understand; columns are snake_case field names. */
type Sql = string;

export type DatabaseRule =
  | { readonly rule: 'unique'; readonly columns: readonly string[]; readonly condition?: Sql }
  | { readonly rule: 'exclusive'; readonly same: readonly string[]; readonly from: string; readonly to: string }
  | { readonly rule: 'check'; readonly name: string; readonly holds: Sql }
  | { readonly rule: 'index'; readonly columns: readonly string[]; readonly condition?: Sql };

const conditional = <R extends DatabaseRule>(rule: R) => ({ ...rule, where: (condition: Sql): R => ({ ...rule, condition }) });

/** At most one row with these values; `.where()` restricts the rule to some of the rows. */
export const unique = (...columns: string[]) => conditional({ rule: 'unique' as const, columns });
/** No two rows with equal `same` columns whose periods [from, to) overlap; an open period has no end. */
export const exclusive = (same: readonly string[], from: string, to: string): DatabaseRule => ({ rule: 'exclusive', same, from, to });
export const check = (name: string, holds: Sql): DatabaseRule => ({ rule: 'check', name, holds });
/** An index for a list that a screen offers. */
export const index = (...columns: string[]) => conditional({ rule: 'index' as const, columns });

/** The name of a rule, in the database and in the refusal. */
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

/** The names of all rules by which the database refuses a row of the table. */
export const refusingRules = (table: string, rules: readonly DatabaseRule[] = []): string[] =>
  rules.filter(({ rule }) => rule !== 'index').map((rule) => ruleName(table, rule));
