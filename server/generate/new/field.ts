// Drafts a field: a line in its entity, in the form and, on request, in the list; and its label in every language.
import { clashIn } from '#schema/core/entity.ts';
import { languages } from './phrases.ts';
import { type Plan, Refused } from './plan.ts';
import { entityIn, type KnownSchema, wordsFileOf } from './schema-files.ts';
import { addElement, addImports, addProperty, has, namesAt } from './source.ts';
import { draftField, wordsOfField } from './spec.ts';
import { planWord } from './word.ts';

export type NewField = {
  readonly entity: string;
  readonly field: string;
  readonly form?: string | undefined;
  readonly column?: boolean | undefined;
};

/** Plans the files; answers the remaining steps. */
export const planField = (plan: Plan, known: KnownSchema, { entity: name, field: spec, form, column }: NewField): string[] => {
  const { file, exported, value: entity } = entityIn(known, name);
  const field = draftField(spec, known.names);
  if (field.name in entity.info || field.name in (entity.facts ?? {})) throw new Refused(`${name} has ${field.name} already.`);
  const clash = clashIn(entity.title, { ...entity.info, [field.name]: field.info });
  if (clash) throw new Refused(`The field ${field.name}: ${clash}`);
  if (field.required)
    throw new Refused(
      `${field.name}: the rows of ${name} that there are have no value for it. Let it be empty (?) or say its default (=…).`,
    );
  const path = `schema/${file}`;
  const groups = namesAt(plan.read(path), [exported, 'form']);
  const group = form ?? groups.at(-1);
  if (group && !groups.includes(group)) throw new Refused(`${group} is no part of the form of ${name}; there are ${groups.join(', ')}.`);
  if (column && !entity.list) throw new Refused(`${name} has no list.`);
  plan.edit(path, (text) => {
    let now = addProperty(text, [exported, 'fields'], `\n${field.code}`);
    if (group) now = addElement(now, [exported, 'form', group], `'${field.name}'`);
    if (column) now = addElement(now, [exported, 'list', 'columns'], `'${field.name}'`);
    if (field.unique)
      now = has(now, [exported, 'database'])
        ? addElement(now, [exported, 'database'], `unique('${field.name}')`)
        : addProperty(now, [exported], `database: [unique('${field.name}')]`);
    now = addImports(now, '../core/fields.ts', [field.kind]);
    return field.unique ? addImports(now, '../core/database-rules.ts', ['unique']) : now;
  });
  for (const language of languages)
    for (const [part, tree] of Object.entries(wordsOfField(name, field)))
      for (const [key, words] of Object.entries(tree)) planWord(plan, wordsFileOf(file, language), language, [part], key, words);
  return [`read where ${field.name} stands in the form${column ? ' and in the list' : ''} of ${name}`];
};
