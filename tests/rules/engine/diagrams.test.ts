// The drawn life of a record says what its workflow says: every state, every transition, and nothing that cannot happen.
import { describe, expect, it } from 'vitest';
import { can } from '#schema/core/access.ts';
import { defineEntity, type Entity } from '#schema/core/entity.ts';
import { choice, text } from '#schema/core/fields.ts';
import { defineWorkflow, type Workflow } from '#schema/core/workflow.ts';
import { diagramTexts } from '#server/generate/diagrams.ts';
import { readSchema } from '#server/generate/scan.ts';

const states = { ordered: 0, baked: 1, eaten: 2 } as const;
const cake = defineEntity({
  name: 'birthday_cake',
  fields: { name: text(), state: choice(states).default(0) },
  title: ['name'],
  access: { read: can('tags.write') },
});
const life = defineWorkflow(cake, 'state', {
  states,
  guards: { candlesBurn: () => true },
  transitions: {
    bake: { from: 'ordered', to: 'baked', allow: can('tags.write') },
    share: { from: ['baked', 'ordered'], to: { baked: 'eaten' }, allow: can('tags.write'), require: ['candlesBurn'] },
    look: { from: ['baked', 'eaten'], to: 'same', allow: can('tags.delete') },
    nibble: { from: 'baked', to: 'act', leads: ['baked', 'eaten'], allow: can('tags.write'), input: { bites: text() } },
  },
});
const [[file = '', drawn = ''] = []] = Object.entries(
  diagramTexts({
    entities: [{ file: 'cake.ts', exported: 'cake', value: cake as object as Entity }],
    workflows: [{ file: 'cake.workflow.ts', exported: 'life', value: life as object as Workflow }],
  }),
);
const arrows = drawn.match(/^ {2}\S+ --> \S+ : .*$/gm)?.map((line) => line.trim());

describe('a diagram', () => {
  it('stands in a file of its own', () => expect(file).toBe('generated/workflow-birthday-cake.md'));

  it('has an arrow for each pair of states, from the state in which a record is made', () =>
    expect(arrows).toEqual([
      '[*] --> ordered : create',
      'ordered --> baked : bake',
      'baked --> baked : nibble (act)',
      'baked --> eaten : share [candlesBurn]<br/>nibble (act)',
    ]));

  it.each([
    ['who may, in words', '| bake | ordered | baked | permission tags.write |  |  |'],
    ['what must hold', '| share | baked, ordered | baked → eaten, else the same | permission tags.write | candlesBurn |  |'],
    ['what is asked for', '| nibble (act) | baked | baked or eaten | permission tags.write |  | bites |'],
    ['what a state allows without leaving it', '| look | baked, eaten | permission tags.delete |  |  |'],
  ])('says %s', (_case, line) => expect(drawn.split('\n')).toContain(line));

  it('of each workflow of the house names all of its transitions', async () => {
    const schema = await readSchema();
    const texts = Object.values(diagramTexts(schema));
    expect(texts).toHaveLength(schema.workflows.length);
    for (const [at, { value }] of schema.workflows.entries())
      for (const name of [...Object.keys(value.states), ...Object.keys(value.transitions)])
        expect(texts[at]).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
