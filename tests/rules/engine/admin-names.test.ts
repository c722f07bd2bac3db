// What serves the screens of every entity says the name of none: no text in its code is an entity, or a word of one.
import { expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import { written } from '../../support/sources.ts';

/** What a session itself holds, and the kind of field that is a file. */
const ofTheEngine = new Set(['user', 'role', 'tag', 'settings', 'file', 'event', 'session']);
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
