// Drafts a transition: a line in an entity's workflow, and its words for the button and the history.
import { transitionEffects } from '#server/domain/company-wide/transition-effects.ts';
import { isPermission, planPermission } from './permission.ts';
import { capital, languages, readableName } from './phrases.ts';
import { type Plan, Refused } from './plan.ts';
import { entityIn, type KnownSchema, wordsFileOf } from './schema-files.ts';
import { addImports, addProperty } from './source.ts';
import { draftField } from './spec.ts';
import { planWord } from './word.ts';

export type NewTransition = {
  readonly entity: string;
  readonly name: string;
  readonly from: readonly string[];
  readonly to: string;
  /** The required permission; a missing one is drafted, where the entity's words have its group. */
  readonly permission: string;
  /** The fields that the caller fills in, in the spec format of an entity's fields. */
  readonly input: readonly string[];
};

/** Plans the files; answers the remaining steps. */
export const planTransition = (plan: Plan, known: KnownSchema, { entity, name, from, to, permission, input }: NewTransition): string[] => {
  const { file: entityFile } = entityIn(known, entity);
  const life = known.workflows.find(({ value }) => value.entity === entity);
  if (!life) throw new Refused(`${entity} has no life: it begins with a file like schema/invoicing/invoice.workflow.ts.`);
  const { states, transitions } = life.value;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Refused(`The transition ${name}: a name is written like startTransport.`);
  if (name in transitions) throw new Refused(`${entity} has the transition ${name} already.`);
  const unknownStates = [...from, ...(to === 'same' ? [] : [to])].filter((state) => !(state in states));
  if (from.length === 0 || unknownStates.length > 0)
    throw new Refused(`${unknownStates.join(', ') || 'Nothing'} is no state of ${entity}; there are ${Object.keys(states).join(', ')}.`);
  if (!isPermission(permission))
    planPermission(plan, permission, Object.fromEntries(languages.map((language) => [language, wordsFileOf(entityFile, language)])));
  const fields = input.map((spec) => draftField(spec, known.names));
  const inputCode = fields.length > 0 ? `, input: { ${fields.map(({ code }) => code).join(', ')} }` : '';
  const starts = from.length === 1 ? `'${from[0]}'` : `[${from.map((state) => `'${state}'`).join(', ')}]`;
  plan.edit(`schema/${life.file}`, (text) => {
    const now = addProperty(
      text,
      [life.exported, 'transitions'],
      `\n${name}: { from: ${starts}, to: '${to}', allow: can('${permission}')${inputCode} }`,
    );
    return addImports(
      addImports(now, '../core/access.ts', ['can']),
      '../core/fields.ts',
      fields.map(({ kind }) => kind),
    );
  });
  const label = capital(readableName(name));
  for (const language of languages) {
    const file = wordsFileOf(entityFile, language);
    planWord(plan, file, language, ['transitions'], name, label);
    planWord(plan, file, language, ['history'], name, label);
  }
  return [
    `read who may ${readableName(name)}, and what must hold (require)`,
    entity in transitionEffects
      ? `PUT /${entity}/{id}/${name} is derived; what it brings about beside the state is written in server/domain and named in transition-effects.ts`
      : `${entity} makes its transitions by calls of its own: write PUT /${entity}/{id}/${name} in server/routes, over a verb in server/domain`,
    `put a button on its screen, and the transition into tests/derived`,
  ];
};
