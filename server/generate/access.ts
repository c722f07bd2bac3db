// Writes the access rules in words: a table that people check against the permissions.
import { describeRule } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import type { Schema } from './scan.ts';
import { tableRow, tableText } from './text.ts';

const verbs = ['read', 'create', 'update', 'delete', 'lookup'] as const;

const entityTable = (entities: readonly Entity[]) =>
  tableText(
    ['Entity', ...verbs],
    entities.map((entity) =>
      tableRow(entity.name, ...verbs.map((verb) => (verb === 'create' && entity.single ? 'nobody' : describeRule(ruleFor(entity, verb))))),
    ),
  );

const fieldRows = (entity: Entity) =>
  Object.entries({ ...entity.access.fields, ...entity.access.facts }).flatMap(([field, rule]) =>
    rule ? [tableRow(entity.name, field, describeRule(rule))] : [],
  );

const transitionRows = (workflow: Workflow) =>
  Object.entries(workflow.transitions).map(([name, { from, to, allow, require = [] }]) =>
    tableRow(
      workflow.entity,
      name,
      [from].flat().join(', '),
      typeof to === 'string'
        ? to
        : Object.entries(to)
            .map(([start, end]) => `${start} → ${end}`)
            .join(', '),
      describeRule(allow),
      require.join(', '),
    ),
  );

export const accessText = ({ entities, workflows }: Schema): string => {
  const all = entities.map(({ value }) => value);
  return `<!-- Generated from the schema by npm run generate; never edited by hand. -->

# Who may do what

A lookup shows id and title only. What no rule allows is refused to everybody.

## Records

${entityTable(all.filter((entity) => !entity.internal))}

## Fields and facts with a rule of their own

The rule holds for output, input, filter, sort and search alike.

${tableText(['Entity', 'Field', 'Who'], all.flatMap(fieldRows))}

## Transitions

${tableText(
  ['Entity', 'Transition', 'From', 'To', 'Who', 'Must hold'],
  workflows.flatMap(({ value }) => transitionRows(value)),
)}

## Rows without calls of their own

Named calls write them; the rule says who sees them there.

${entityTable(all.filter((entity) => entity.internal))}
`;
};
