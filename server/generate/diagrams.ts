// Draws the state diagram of each workflow: its states and transitions, with who may make them and their guards.
import { describeRule } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import type { Schema } from './scan.ts';
import { tableRow, tableText } from './text.ts';

type Transition = Workflow['transitions'][string];
const fromOf = ({ from }: Transition): readonly string[] => ([] as string[]).concat(from);
/** The states to which a transition may lead; for an act, all that it declares. */
const leadsTo = ({ to, leads = [] }: Transition, from: string): readonly string[] =>
  to === 'act' ? leads : to === 'same' ? [from] : typeof to === 'string' ? [to] : [to[from] ?? from];

const nameOf = (name: string, { to, require = [] }: Transition) =>
  `${name}${to === 'act' ? ' (act)' : ''}${require.length > 0 ? ` [${require.join(', ')}]` : ''}`;

/** One arrow for each pair of states, with all transitions along it; those that keep the state have no arrow, unless they are acts. */
const arrows = ({ states, transitions }: Workflow): string[] => {
  const along = new Map<string, string[]>();
  for (const [name, transition] of Object.entries(transitions))
    for (const from of fromOf(transition))
      for (const to of leadsTo(transition, from)) {
        if (from === to && transition.to !== 'act') continue;
        const arrow = `${from} --> ${to}`;
        along.set(arrow, [...(along.get(arrow) ?? []), nameOf(name, transition)]);
      }
  const order = Object.keys(states);
  const place = (arrow: string) => arrow.split(' --> ').map((state) => order.indexOf(state));
  return [...along]
    .sort(([one], [other]) => {
      const [a = [], b = []] = [place(one), place(other)];
      return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
    })
    .map(([arrow, names]) => `  ${arrow} : ${names.join('<br/>')}`);
};

const tableOf = (transitions: readonly (readonly [string, Transition])[], changesState: boolean) =>
  tableText(
    ['Transition', 'From', ...(changesState ? ['To'] : []), 'Who may', 'Must hold', 'Asks for'],
    transitions.map(([name, transition]) => {
      const from = fromOf(transition);
      const { to, allow, require = [], input = {} } = transition;
      const targets =
        typeof to === 'object' ? Object.entries(to).map(([start, end]) => `${start} → ${end}, else the same`) : leadsTo(transition, '');
      return tableRow(
        to === 'act' ? `${name} (act)` : name,
        from.join(', '),
        ...(changesState ? [targets.join(' or ')] : []),
        describeRule(allow),
        require.join(', '),
        Object.keys(input).join(', '),
      );
    }),
  );

const diagramText = (workflow: Workflow, entity: Entity | undefined): string => {
  const schema = entity?.fields[workflow.field];
  const first = workflow.nameOfState(schema && partsOf(schema).fallback);
  const all = Object.entries(workflow.transitions);
  const numbers = Object.entries(workflow.states).map(([state, value]) => `${value} ${state}`);
  return `<!-- Generated from the schema by npm run generate; never edited by hand. -->

# The life of a ${workflow.entity.replaceAll('_', ' ')}

States of \`${workflow.field}\`, as they are stored: ${numbers.join(', ')}. Where an act leads, the business act itself computes; what stands in brackets must hold.

\`\`\`mermaid
stateDiagram-v2
${[...Object.keys(workflow.states).map((state) => `  ${state}`), ...(first ? [`  [*] --> ${first} : create`] : []), ...arrows(workflow)].join('\n')}
\`\`\`

## What changes the state

${tableOf(
  all.filter(([, { to }]) => to !== 'same'),
  true,
)}

## What a state allows beside that

${tableOf(
  all.filter(([, { to }]) => to === 'same'),
  false,
)}
`;
};

/** A page for each workflow, by file name. */
export const diagramTexts = ({ entities, workflows }: Schema): Record<string, string> =>
  Object.fromEntries(
    workflows.map(({ value }) => [
      `generated/workflow-${value.entity.replaceAll('_', '-')}.md`,
      diagramText(value, entities.find((entity) => entity.value.name === value.entity)?.value),
    ]),
  );
