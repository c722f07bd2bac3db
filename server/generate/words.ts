// Collects the words of all areas into one file for each language; areas that a language lacks are reported.
import { basename } from 'node:path';
import { languages, type Phrases } from '#schema/core/words.ts';
import { defaultsOf } from './default-words.ts';
import { filesIn, type Schema } from './scan.ts';
import { header, keyOf, literal, pascal } from './text.ts';

const areaOf = (file: string) => basename(file, '.ts').replaceAll('-', '_');
const imported = (area: string) => `${area.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}Words`;
/** The files of words by language: those of an area are in its folder, `clients/words/sl/client.ts`, shared ones in `words/sl/`. */
const wordFilesByLanguage = () =>
  new Map(languages.map((language) => [language, filesIn('schema').filter((file) => folderOf(language).test(file))]));
const folderOf = (language: string) => new RegExp(`(^|/)words/${language}/`);
const inSlovenian = (file: string) => file.replace(/(^|\/)words\/\w+\//, '$1words/sl/');

/** Files that some language has and another lacks. */
export const missingWords = (): string[] => {
  const files = wordFilesByLanguage();
  const all = [...new Set([...files.values()].flat().map(inSlovenian))].sort();
  return languages.flatMap((language) =>
    all
      .map((file) => file.replace(/(^|\/)words\/sl\//, `$1words/${language}/`))
      .filter((file) => !files.get(language)?.includes(file))
      .map((file) => `schema/${file}`),
  );
};

/** Areas that pages outside the admin load separately. */
const apart = ['public', 'terminal_page'];

/** Language → the file with its words, loaded on demand. */
const fetched = (fileOf: (language: string) => string) =>
  `{\n${languages.map((language) => `  ${language}: () => import('${fileOf(language)}'),`).join('\n')}\n}`;

const wordsApart = (area: string): [file: string, text: string] => {
  const source = wordFilesByLanguage()
    .get(languages[0])
    ?.find((file) => areaOf(file) === area);
  if (!source) throw new Error(`Nothing is said of ${area}, which a page fetches by itself.`);
  const name = `${pascal(area)}Words`;
  return [
    `generated/${area.replaceAll('_', '-')}-words.ts`,
    `${header}
import type { Language, Translation } from '#schema/core/words.ts';
import type sl from '#schema/${source}';

export type ${name} = typeof sl;
export const ${imported(area)}: Readonly<Record<Language, () => Promise<{ readonly default: Translation<${name}> }>>> = ${fetched((language) => `#schema/${source.replace(folderOf(languages[0]), `$1words/${language}/`)}`)};
`,
  ];
};

/** The words of the source language, by area. */
const readAreas = async (): Promise<readonly (readonly [area: string, words: Phrases])[]> =>
  Promise.all(
    (wordFilesByLanguage().get(languages[0]) ?? []).map(async (file) => {
      const { default: words }: { default: Phrases } = await import(`#schema/${file}`);
      return [areaOf(file), words] as const;
    }),
  );

export const wordsTexts = async ({ entities, workflows }: Schema): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {
    'generated/words.ts': `${header}
import type { WordKey } from '#schema/core/words.ts';
import type { WorkflowWords } from '#schema/core/workflow.ts';
import type { Permission, PermissionGroup } from '#schema/permissions.ts';
${workflows.map(({ file, exported }) => `import type { ${exported} } from '#schema/${file}';`).join('\n')}
import type sl from './words/sl.ts';

type Lives = {
${workflows.map(({ value, exported }) => `  ${keyOf(value.entity)}: typeof ${exported};`).join('\n')}
};
/** All words of the product, by area; Slovenian is the source. */
export type Words = typeof sl;
export type Area = keyof Words;

type Needed =
  | WorkflowWords<Lives, keyof Words['history']['actions']>
  | \`permission.areas.\${PermissionGroup}\`
  | \`\${'permission' | 'effect'}.\${Permission}\`;
/** What lives and permissions still have to be told in: nothing, or this does not compile and names it. */
export type Unsaid<Missing extends never = Exclude<Needed, WordKey<Words>>> = Missing;
`,
    'generated/default-words.ts': `${header}
/** What entities are told by where their words say nothing of it: the keys of what is said instead. */
export const defaultWords = ${literal(defaultsOf(entities, await readAreas()))} as const;
`,
    'generated/word-files.ts': `${header}
import type { Language, Phrases } from '#schema/core/words.ts';

/** All words of a language, fetched when somebody speaks it. */
export const wordFiles: Readonly<Record<Language, () => Promise<{ readonly default: Phrases }>>> = ${fetched((language) => `./words/${language}.ts`)};
`,
    ...Object.fromEntries(apart.map(wordsApart)),
  };
  for (const [language, files] of wordFilesByLanguage())
    texts[`generated/words/${language}.ts`] = `${header}
import { completed } from '#schema/core/default-words.ts';
${files.map((file) => `import ${imported(areaOf(file))} from '#schema/${file}';`).join('\n')}
import { defaultWords } from '../default-words.ts';

export default completed({
${files.map((file) => `  ${keyOf(areaOf(file))}: ${imported(areaOf(file))},`).join('\n')}
}, defaultWords);
`;
  return texts;
};
