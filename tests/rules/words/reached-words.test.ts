// No word waits for code that never asks for it: each is written out somewhere, composed there, or said of what the schema declares.
import { expect, it } from 'vitest';
import { defaultWords } from '#generated/default-words.ts';
import { entities, workflows } from '#generated/registry.ts';
import sl from '#generated/words/sl.ts';
import { ruleName } from '#schema/core/database-rules.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Workflow } from '#schema/core/workflow.ts';
import { permissions } from '#schema/permissions.ts';
import { written } from '../../support/sources.ts';
import { phrasesOf } from './phrases-of.ts';

/** These are asked for without the name of their area, by the code that has no other. */
const spoken: Readonly<Record<string, RegExp>> = {
  shell: /^admin\//,
  public: /^public-pages\//,
  terminal_page: /^public-pages\/terminal\//,
};

/** Asked for by keys that no text of the code shows whole: by whom. The name at the end, where one is caught, is a name that the code knows. */
const composed: readonly RegExp[] = [
  /^ra\./, // react-admin: another test holds these to what it asks for
  /^people\.wiki\./, // admin/screens/people/shared/permissions/permission-areas.ts: a permission's name, which has a dot of its own
  /^\w+_page\.empty\.filtered\.(title|text|clear)$/, // admin/generic/list/nothing-found.tsx: what an entity says in words of its own
  /^\w+_page\.(menu)$/, // admin/generic/shell/menu.ts: an area that is called otherwise than its records
  /^(\w+)\.history\.(\w+)$/, // schema/engine/act-words.ts: an act of a record, by the name that its event has
  /^\w+\.(?:reasons|rules)\.(\w+)$/, // server/core/http/problem.ts: whatever is refused, and why
];

const code = written.filter(({ path }) => /^(schema(?!.*\/words\/)|server|admin|public-pages)\//.test(path));
/** Without comments, which speak of words and ask for none. */
const texts = code.map(({ path, lines }) => ({ path, text: lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join('\n') }));

const quoted = /(['"`])([\w.]+)\1/g;
const template = /`((?:[^`\\$\n]|\\.|\$(?!\{)|\$\{(?:[^{}`\n]|\{[^{}\n]*\}|`[^`\n]*`)*\})*)`/g;
const hole = /\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g;

/** What a part of the code asks for: whole keys, and keys with holes in them whose area it names. */
const askedFor = (text: string) => ({
  whole: [...text.matchAll(quoted)].map(([, , key = '']) => key),
  holed: [...text.matchAll(template)]
    .map(([, key = '']) => key.replace(hole, '*'))
    .filter((key) => /^\w+[\w*]*\.[\w.*]+$/.test(key) && key.includes('*')),
});

/** Every name that the code knows: what fills a hole is one of them. */
const names = new Set(texts.flatMap(({ text }) => text.match(/\w+/g) ?? []));

const fits = (key: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) =>
    pattern
      .exec(key)
      ?.slice(1)
      .every((name) => names.has(name)),
  );

const reachedIn = (which: RegExp) => {
  const requested = texts.filter(({ path }) => which.test(path)).map(({ text }) => askedFor(text));
  const whole = new Set(requested.flatMap((one) => one.whole));
  const holed = [...new Set(requested.flatMap((one) => one.holed))].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '(\\w+)')}$`),
  );
  return (key: string) => whole.has(key) || fits(key, holed);
};

/** What the generic screens and the server say of every entity by what it declares. */
const saidOfEntity = (entity: Entity, workflow: Workflow | undefined): string[] => {
  const fields = Object.entries(entity.info);
  const rows = fields.flatMap(([field, { row }]) => Object.entries(row ?? {}).map(([name, info]) => ({ field, name, info })));
  return [
    ...['one', 'many', 'count', 'create', 'search', 'empty', 'under'],
    ...fields.flatMap(([field]) => [`fields.${field}`, `short.${field}`, `help.${field}`, `sums.${field}`]),
    ...fields.flatMap(([field, { values }]) => Object.keys(values ?? {}).map((value) => `values.${field}.${value}`)),
    ...fields.filter(([, { kind }]) => kind === 'flag').flatMap(([field]) => [`values.${field}.true`, `values.${field}.false`]),
    // Of what is chosen out of a list, an empty field says what it means.
    ...fields.filter(([, { kind }]) => kind === 'reference' || kind === 'language').map(([field]) => `none.${field}`),
    ...Object.keys(entity.facts ?? {}).flatMap((fact) => [`fields.${fact}`, `short.${fact}`, `sums.${fact}`]),
    ...Object.keys(entity.form ?? {}).flatMap((part) => [`form.${part}`, `help.${part}`]),
    ...Object.keys(entity.list?.lists ?? {}).flatMap((list) => [
      `lists.${list}`,
      `screen.listTitle.${list}`,
      `screen.emptyList.${list}`,
      `screen.usual.${list}`,
    ]),
    ...Object.keys(workflow?.transitions ?? {}).map((transition) => `transitions.${transition}`),
    ...(entity.database ?? []).map((rule) => `rules.${ruleName(entity.name, rule)}`),
    ...rows.flatMap(({ field, name }) => ['count', 'create', 'empty', `fields.${name}`].map((word) => `rows.${field}.${word}`)),
    ...rows.flatMap(({ field, name, info }) => Object.keys(info.values ?? {}).map((value) => `rows.${field}.values.${name}.${value}`)),
  ].map((word) => `${entity.name}.${word}`);
};

/** What admin/generic/popup/popup-words.ts says of a popup, at the transition's own place. */
const saidOfPopups = (lives: readonly Workflow[]): string[] => {
  const requested = lives.flatMap(({ transitions }) => Object.values(transitions).flatMap(({ input = {} }) => Object.keys(input)));
  const own = lives.flatMap(({ entity, transitions }) => Object.keys(transitions).map((transition) => `${entity}.popups.${transition}`));
  const words = ['title', 'action', 'effect', 'text', 'done', 'required', 'hint', ...requested];
  return own.flatMap((place) => words.map((word) => `${place}.${word}`));
};

it('every word is reached by some code', () => {
  const lives: Readonly<Record<string, Workflow | undefined>> = workflows;
  const derivedKeys = new Set([
    ...Object.values(entities).flatMap((entity) => saidOfEntity(entity, lives[entity.name])),
    ...phrasesOf(defaultWords).map(([, from]) => from),
    ...Object.keys(permissions).flatMap((permission) => [`permission.${permission}`, `effect.${permission}`]),
    ...saidOfPopups(Object.values(workflows).flatMap((life) => life ?? [])),
  ]);
  const byAll = reachedIn(/./);
  const inShort = new Map(Object.entries(spoken).map(([area, which]) => [area, reachedIn(which)]));
  const isReached = (key: string) => {
    const [area = '', ...rest] = key.split('.');
    return derivedKeys.has(key) || byAll(key) || inShort.get(area)?.(rest.join('.')) || fits(key, composed);
  };
  const keys = phrasesOf(sl).map(([key]) => key);
  expect(keys.filter((key) => !isReached(key))).toEqual([]);
});
