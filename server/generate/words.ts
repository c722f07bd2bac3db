// Puts the words of all areas together, one file for each language; an area that a language does not say is named.
import { languages } from '#schema/core/words.ts';
import { filesIn } from './scan.ts';
import { header, keyOf } from './text.ts';

const areaOf = (file: string) => file.replace(/\.ts$/, '').replaceAll('-', '_');
const imported = (area: string) => `${area.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}Words`;
const said = () => new Map(languages.map((language) => [language, filesIn(`schema/translations/${language}`)]));

/** Files that some language has and another lacks. */
export const missingWords = (): string[] => {
  const files = said();
  const all = [...new Set([...files.values()].flat())].sort();
  return languages.flatMap((language) =>
    all.filter((file) => !files.get(language)?.includes(file)).map((file) => `schema/translations/${language}/${file}`),
  );
};

export const wordsTexts = (): Record<string, string> => {
  const texts: Record<string, string> = {
    'generated/words.ts': `${header}
import type sl from './words/sl.ts';

/** All words of the product, by area; Slovenian is the source. */
export type Words = typeof sl;
export type Area = keyof Words;
`,
  };
  for (const [language, files] of said())
    texts[`generated/words/${language}.ts`] = `${header}
${files.map((file) => `import ${imported(areaOf(file))} from '#schema/translations/${language}/${file}';`).join('\n')}

export default {
${files.map((file) => `  ${keyOf(areaOf(file))}: ${imported(areaOf(file))},`).join('\n')}
};
`;
  return texts;
};
