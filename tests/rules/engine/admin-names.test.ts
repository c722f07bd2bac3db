// What serves the screens of every entity says the name of none: no text in its code is an entity or a word of one, no name in it is made of
// an entity's, and no table in it lists the states of one.
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entities, workflows } from '#generated/registry.ts';
import { written } from '../../support/sources.ts';

/** What a session itself holds, the kind of field that is a file, and the views of all lists. */
const ofTheEngine = new Set(['user', 'role', 'tag', 'settings', 'file', 'event', 'session', 'list_view']);
const named = Object.keys(entities).filter((name) => !ofTheEngine.has(name));

const engine = written.filter(({ path }) => /^admin\/(ui|providers|fields|generic)\//.test(path));
const texts = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const isName = (text: string) => named.some((name) => text === name || text.startsWith(`${name}.`) || text.startsWith(`${name}_page.`));

const namesIn = (lines: readonly string[]) =>
  lines
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(texts)].flatMap(([, , text = '']) => (isName(text) ? [text] : [])));

it('finds the name of an entity and a word of one', () => {
  expect(namesIn(["const a = entityOf('task');", 'say(`invoice_page.menu`)', '// of a task', "import './task.css';"])).toEqual([
    'task',
    'invoice_page.menu',
  ]);
});

it('finds none in what serves every entity', () => {
  expect(engine.flatMap(({ path, lines }) => namesIn(lines).map((name) => `${path}: ${name}`))).toEqual([]);
});

/** Words of the field and the browser beside which an entity has the same name. */
const homonyms = new Set([
  'client',
  'comment',
  'counter',
  'document',
  'event',
  'mail',
  'notification',
  'offer',
  'recovery_code',
  'removal',
]);
const ofIdentifiers = named.filter((name) => !homonyms.has(name));
const lives = Object.values(workflows).flatMap((workflow) => (workflow ? [Object.keys(workflow.states)] : []));

const entityWord = new RegExp(`_(${ofIdentifiers.join('|')})s?_`);
const isOfAnEntity = (identifier: string) => entityWord.test(`_${identifier.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()}_`);
/** The names that a list or a table holds one beside the other. */
const membersOf = (node: ts.Node): readonly string[] => {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []));
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((one) => (ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : []));
  return [];
};
const entitiesIn = (path: string, text: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node) ? node.text : '';
    if (ts.isIdentifier(node) ? isOfAnEntity(node.text) : isName(text)) found.push(node.getText());
    const members = membersOf(node);
    const life = lives.find((states) => states.filter((state) => members.includes(state)).length > Math.max(1, states.length / 2));
    if (life) found.push(`the states ${life.join(', ')}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
};

it.each([
  ['const statuses = ["unassigned", "open", "inProgress", "waiting", "confirmed"];', 1],
  ['const looks = { draft: 1, sent: 2, accepted: 3, other: 4 };', 1],
  ['type State = "issued" | "cancelled";', 1],
  ['type TaskStatus = number; const { company_task_id, timeEntries, work_type } = row;', 3],
  ['type Path = "task" | "project";', 2],
  ['const tones = ["open", "shut"]; const clientWidth = multitasking;', 0],
])('finds an entity in %s', (text, count) => expect(entitiesIn('a.ts', text)).toHaveLength(count));

it('has no name and no table of an entity in what serves every entity', () => {
  expect(engine.flatMap(({ path, text }) => entitiesIn(path, text).map((name) => `${path}: ${name}`))).toEqual([]);
});
