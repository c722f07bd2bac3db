// The sign-in page as it is first seen, in each language: the build makes its elements, so that it is read, and typed into, before the program is there.
import { renderToString } from 'react-dom/server';
import { type Language, languages } from '#schema/core/words.ts';
import { loadWords, WordsProvider } from '../words.tsx';
import { LoginPage } from './login-page.tsx';

/** Stands where the company's name goes. */
export const company = '{company}';

const prerender = async (language: Language): Promise<[Language, string]> => [
  language,
  renderToString(
    <WordsProvider first={{ language, t: await loadWords(language), company }}>
      <LoginPage from={null} expired={false} />
    </WordsProvider>,
  ),
];

/** Language → HTML. */
export const elements: Readonly<Record<string, string>> = Object.fromEntries(await Promise.all(languages.map(prerender)));
