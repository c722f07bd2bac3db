// The words of the public pages: one language is loaded at a time, and the reader can change it on any page.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type PublicWords, publicWords } from '#generated/public-words.ts';
import { type Language, type Translate, translator } from '#schema/core/words.ts';
import { keepPreferences, showPreferences } from './tokens/preferences.ts';

export const loadWords = async (language: Language): Promise<Translate<PublicWords>> =>
  translator<PublicWords>((await publicWords[language]()).default as PublicWords, language);

type Spoken = {
  readonly language: Language;
  readonly t: Translate<PublicWords>;
  /** The company's name as the server writes it into the page; empty where there is none yet. */
  readonly company: string;
};
const Words = createContext<(Spoken & { speak: (language: Language, keep?: boolean) => Promise<void> }) | null>(null);

/** `t` translates, `language` is the current one, `company` the page's company; `speak` changes the language, also for later visits unless told otherwise. */
export const useWords = () => {
  const words = use(Words);
  if (!words) throw new Error('useWords outside of WordsProvider');
  return words;
};

export const WordsProvider = ({ first, children }: { first: Spoken; children: ReactNode }) => {
  const [spoken, setSpoken] = useState(first);
  const speak = async (language: Language, keep = true) => {
    if (keep) keepPreferences({ language });
    try {
      const t = await loadWords(language);
      setSpoken((before) => ({ ...before, language, t }));
    } catch {
      location.reload(); // The words of a newer release have other file names; offline the browser says so itself.
    }
  };
  useEffect(() => showPreferences({ language: spoken.language }), [spoken.language]);
  return <Words value={{ ...spoken, speak }}>{children}</Words>;
};
