// Drafts an entity: its schema, its permissions, and their words in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clashIn } from '#schema/core/entity.ts';
import { isLong } from '#schema/core/fields.ts';
import { iconNames } from '#schema/core/icon-names.ts';
import { menuGroups } from '#schema/core/menu.ts';
import { defaultLanguage } from '#schema/core/words.ts';
import { permissionNames } from '#schema/permissions.ts';
import { root } from '../scan.ts';
import { literal } from '../text.ts';
import { planCode } from './permission.ts';
import { capital, countedIn, isDrafted, languages, phraseIn, pluralOf, readableName, type Tree, treeIn } from './phrases.ts';
import { type Plan, Refused } from './plan.ts';
import { checkNewEntity, exportOf, fileOf, type KnownSchema } from './schema-files.ts';
import { addImports } from './source.ts';
import { checkName, type Drafted, draftField, wordsOfField } from './spec.ts';

export type NewEntity = {
  readonly name: string;
  readonly area: string;
  /** The plural of the name, also the first part of its permissions. */
  readonly plural?: string | undefined;
  readonly fields: readonly string[];
  /** The menu group that shows its list, or none. */
  readonly menu: string;
  readonly icon?: string | undefined;
  /** A sentence about what the entity stands for in the business. */
  readonly about?: string | undefined;
};

const list = (names: readonly string[]) => literal(names);
/** The answer in place of a menu group: the entity is reached from other pages alone. */
const outsideMenu = 'none';
/** The number of columns that fit on a small screen. */
const columns = 5;

/** The title field of a record: its first text. */
const titleOf = (fields: readonly Drafted[]): string => fields.find(({ info }) => info.kind === 'text')?.name ?? '';

const schemaText = (
  { name, area, about }: NewEntity,
  many: string,
  fields: readonly Drafted[],
  menu: { group: string; icon: string } | null,
): string => {
  const names = (which: (field: Drafted) => boolean) => fields.filter(which).map((field) => field.name);
  const texts = names(({ info }) => info.kind === 'text');
  const title = titleOf(fields);
  const filters = names(({ info }) => ['choice', 'flag', 'reference'].includes(info.kind));
  const unique = names((field) => field.unique);
  const shown = names(({ info, name }) => !isLong(info) && info.kind !== 'file' && name !== 'archived');
  return `// ${about ?? `${capital(readableName(name))}: what it is in the business, in the area ${area}.`}
import { can } from '../core/access.ts';
${unique.length > 0 ? "import { unique } from '../core/database-rules.ts';\n" : ''}import { defineEntity } from '../core/entity.ts';
import { ${[...new Set(fields.map(({ kind }) => kind))].sort().join(', ')} } from '../core/fields.ts';

export const ${exportOf(name)} = defineEntity({
  name: '${name}',
  fields: {
    ${fields.map(({ code }) => `${code},`).join('\n    ')}
  },
  paths: { list: '/${many}', detail: '/${name}/{id}' },
  title: ['${title}'],
  list: { columns: ${list(shown.slice(0, columns))}, search: ${list(texts)}, ${filters.length > 0 ? `filters: ${list(filters)}, ` : ''}sort: '${title}' },
  form: { general: ${list(fields.map((field) => field.name))} },
  access: { read: can('${many}.read'), create: can('${many}.write'), update: can('${many}.write'), delete: can('${many}.delete') },
  ${unique.length > 0 ? `database: [${unique.map((field) => `unique('${field}')`).join(', ')}],` : ''}
  menu: ${menu ? literal(menu) : 'null'},
});
`;
};

/** The words of each permission: what it allows, and its consequence for people. */
const permissionsOf = (all: string): Tree => ({
  name: capital(all),
  read: { allows: `Sees ${all}`, effect: `Sees the list of ${all} and each of them.` },
  write: { allows: `Creates and edits ${all}`, effect: `Creates ${all} and changes those of others.` },
  delete: { allows: `Deletes ${all}`, effect: `What is deleted of ${all} cannot be brought back.` },
});

const wordsText = (language: string, { name }: NewEntity, many: string, fields: readonly Drafted[]): string => {
  const [one, all] = [readableName(name), readableName(many)];
  const words = fields.map((field) => wordsOfField(name, field));
  const merged = (part: 'fields' | 'values' | 'rules') => Object.assign({}, ...words.map((entityWords) => entityWords[part]));
  const searched = fields.filter(({ info }) => info.kind === 'text').map((field) => readableName(field.name));
  const count = countedIn(language, `%{smart_count} ${one}`, `%{smart_count} ${all}`);
  const parts = ['fields', 'values', 'rules'] as const;
  const more = parts.flatMap((part) => (Object.keys(merged(part)).length > 0 ? [`${part}: ${treeIn(language, merged(part))},`] : []));
  const source = language === defaultLanguage;
  const itself = `import type { ${exportOf(name)} } from '../../${fileOf(name)}.ts';`;
  const typed = source
    ? `import type { EntityWords } from '../../../core/entity-words.ts';\n${itself}`
    : `import type { EntityTranslation } from '../../../core/entity-words.ts';\n${itself}\nimport type sl from '../sl/${fileOf(name)}.ts';`;
  const called = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const text = `// ${capital(all)} in ${called}.
${typed}

export default {
  one: ${phraseIn(language, capital(one))},
  many: ${phraseIn(language, capital(all))},
  count: ${phraseIn(language, count)},
  create: ${phraseIn(language, `New ${one}`)},
  search: ${phraseIn(language, capital(searched.join(', ')))},
  empty: ${phraseIn(language, `${capital(all)} will be here. Add the first one with the button “New ${one}”.`)},
  ${more.join('\n')}
  permissions: ${treeIn(language, { [many]: permissionsOf(all) })},
} ${source ? `as const satisfies EntityWords<typeof ${exportOf(name)}>` : `satisfies EntityTranslation<typeof sl, typeof ${exportOf(name)}>`};
`;
  return isDrafted(language) ? text : addImports(text, '../../../core/words.ts', ['awaits']);
};

const isPlace = (name: string, { entities }: KnownSchema) =>
  entities.some(({ value }) => value.paths?.list === `/${name}`) ||
  readFileSync(join(root, 'admin/app.tsx'), 'utf8').includes(`'/${name}'`);
/** Whether the API has calls below `/{name}`. */
const isCalled = (name: string) => {
  const { paths }: { paths: object } = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  return Object.keys(paths).some((path) => path.replace('/api/v1/', '/').split('/')[1] === name);
};

/** Plans the files; answers the remaining steps. */
export const planEntity = (plan: Plan, known: KnownSchema, draft: NewEntity): string[] => {
  const { name, area, icon = 'category', menu } = draft;
  const many = draft.plural ?? pluralOf(name);
  checkName(name, 'The entity');
  checkName(many, 'The plural');
  checkNewEntity(known, name, area);
  if (!iconNames.some((one) => one === icon)) throw new Refused(`${icon} is no icon; there are ${iconNames.join(', ')}.`);
  if (menu !== outsideMenu && !menuGroups.some((one) => one === menu))
    throw new Refused(
      `${menu} is no group of the menu; there are ${menuGroups.join(', ')}, and ${outsideMenu} for what other pages lead to.`,
    );
  if (isPlace(name, known) || isCalled(name)) throw new Refused(`/${name} is the address of something else: choose another name.`);
  if (isPlace(many, known)) throw new Refused(`/${many} is the address of something else: choose another plural.`);
  if (permissionNames.some((permission) => permission.startsWith(`${many}.`)))
    throw new Refused(`${many} has permissions already: choose another plural.`);
  const fields = draft.fields.map((spec) => draftField(spec, [...known.names, name]));
  const twice = fields.find((field, at) => fields.findIndex((one) => one.name === field.name) < at);
  if (twice) throw new Refused(`The field ${twice.name} is there twice.`);
  if (!fields.some(({ info }) => info.kind === 'text'))
    throw new Refused('An entity is called by a field of the kind text: add one, such as name:text:80.');
  const clash = clashIn([titleOf(fields)], Object.fromEntries(fields.map((field) => [field.name, field.info])));
  if (clash) throw new Refused(`The entity ${name}: ${clash}`);
  plan.add(`schema/${area}/${fileOf(name)}.ts`, schemaText(draft, many, fields, menu === outsideMenu ? null : { group: menu, icon }));
  for (const language of languages)
    plan.add(`schema/${area}/words/${language}/${fileOf(name)}.ts`, wordsText(language, draft, many, fields));
  for (const verb of ['read', 'write', 'delete']) planCode(plan, `${many}.${verb}`);
  return [
    `say in the first line of schema/${area}/${fileOf(name)}.ts what it is in the business, and read its columns, form and access`,
    `give ${many}.read, ${many}.write and ${many}.delete to the roles that need them, and read what the words say of their effect`,
  ];
};
