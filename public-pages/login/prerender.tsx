// The prerendered sign-in page in each language: users can read it and type before the program is loaded.
import { renderToString } from 'react-dom/server';
import { type Language, languages } from '#schema/core/words.ts';
import { loadWords, WordsProvider } from '../words.tsx';
import { LoginPage } from './login-page.tsx';

/** A placeholder for the company's name. */
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
