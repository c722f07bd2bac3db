// What an entity need not say is put in for every language, and nobody says it once more.
import { describe, expect, it } from 'vitest';
import { defaultWords } from '#generated/default-words.ts';
import { entities } from '#generated/registry.ts';
import { completed } from '#schema/core/default-words.ts';
import { languages, type Phrases, phraseAt } from '#schema/core/words.ts';
import { modulesOf } from '../../support/modules.ts';
import { phrasesOf } from './phrases-of.ts';

const own = await modulesOf<{ readonly default: Phrases }>('schema/{,*/}words/*/*.ts');
const all = await modulesOf<{ readonly default: Phrases }>('generated/words/*.ts');

describe.each(languages)('%s', (language) => {
  const words = all.get(`generated/words/${language}.ts`)?.default ?? {};
  const fileOf = (area: string) => [...own].find(([file]) => file.endsWith(`/words/${language}/${area.replaceAll('_', '-')}.ts`));

  it('names every field and every group of the form of each entity that it names', () => {
    const named = Object.values(entities).filter(({ name }) => phraseAt(words, `${name}.one`));
    expect(named.length).toBeGreaterThan(30);
    const keys = named.flatMap(({ name, info, facts, form }) => [
      ...Object.keys({ ...info, ...facts }).map((field) => `${name}.fields.${field}`),
      ...Object.keys(form ?? {}).map((group) => `${name}.form.${group}`),
    ]);
    expect(keys.filter((key) => phraseAt(words, key) === undefined)).toEqual([]);
  });

  it('says nothing that would be said without it', () => {
    const repeated = Object.entries<Phrases>(defaultWords).flatMap(([area, defaults]) => {
      const [file, { default: tree } = { default: {} }] = fileOf(area) ?? [];
      return phrasesOf(defaults).flatMap(([key, from]) => {
        const phrase = phraseAt(tree, key);
        return phrase !== undefined && phrase === phraseAt(words, from) ? [`${file}: ${key}`] : [];
      });
    });
    expect(repeated).toEqual([]);
  });
});

it('puts in what is missing and leaves what is said', () => {
  const words = { tag: { one: 'Oznaka' }, client: { one: 'Stranka', fields: { name: 'Podjetje' } }, label: { fields: { name: 'Naziv' } } };
  const defaults = {
    client: { fields: { name: 'label.fields.name', tag_id: 'tag.one' } },
    tag: { fields: { name: 'label.fields.name' } },
  } as const;
  expect(completed(words, defaults)).toEqual({
    tag: { one: 'Oznaka', fields: { name: 'Naziv' } },
    client: { one: 'Stranka', fields: { name: 'Podjetje', tag_id: 'Oznaka' } },
    label: { fields: { name: 'Naziv' } },
  });
});
