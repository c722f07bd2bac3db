// Puts the words of all areas together, one file for each language; an area that a language does not say is named.
import { basename } from 'node:path';
import { languages } from '#schema/core/words.ts';
import { filesIn, type Schema } from './scan.ts';
import { header, keyOf } from './text.ts';

const areaOf = (file: string) => basename(file, '.ts').replaceAll('-', '_');
const imported = (area: string) => `${area.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}Words`;
/** The files of words by language: those of an area stand in it, `clients/words/sl/client.ts`, what all screens say in `words/sl/`. */
const said = () => new Map(languages.map((language) => [language, filesIn('schema').filter((file) => folderOf(language).test(file))]));
const folderOf = (language: string) => new RegExp(`(^|/)words/${language}/`);
const inSlovenian = (file: string) => file.replace(/(^|\/)words\/\w+\//, '$1words/sl/');

/** Files that some language has and another lacks. */
export const missingWords = (): string[] => {
  const files = said();
  const all = [...new Set([...files.values()].flat().map(inSlovenian))].sort();
  return languages.flatMap((language) =>
    all
      .map((file) => file.replace(/(^|\/)words\/sl\//, `$1words/${language}/`))
      .filter((file) => !files.get(language)?.includes(file))
      .map((file) => `schema/${file}`),
  );
};

export const wordsTexts = ({ workflows }: Pick<Schema, 'workflows'>): Record<string, string> => {
  const texts: Record<string, string> = {
    'generated/words.ts': `${header}
import type { WordKey } from '#schema/core/words.ts';
import type { LifeWords } from '#schema/core/workflow.ts';
${workflows.map(({ file, exported }) => `import type { ${exported} } from '#schema/${file}';`).join('\n')}
import type sl from './words/sl.ts';

type Lives = {
${workflows.map(({ value, exported }) => `  ${keyOf(value.entity)}: typeof ${exported};`).join('\n')}
};
/** All words of the product, by area; Slovenian is the source. */
export type Words = typeof sl;
export type Area = keyof Words;

type Needed = LifeWords<Lives, keyof Words['history']['actions']>;
/** What the lives still have to be told in: nothing, or this does not compile and names it. */
export type Unsaid<Missing extends never = Exclude<Needed, WordKey<Words>>> = Missing;
`,
  };
  for (const [language, files] of said())
    texts[`generated/words/${language}.ts`] = `${header}
${files.map((file) => `import ${imported(areaOf(file))} from '#schema/${file}';`).join('\n')}

export default {
${files.map((file) => `  ${keyOf(areaOf(file))}: ${imported(areaOf(file))},`).join('\n')}
};
`;
  return texts;
};
