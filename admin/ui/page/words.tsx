// The words of the shell and the ways of writing, within reach of every visual part.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormat, type Format } from '#schema/core/format.ts';
import { type Language, type Translate, type Translation, translator } from '#schema/core/words.ts';
import type sl from '#schema/words/sl/shell.ts';

type Source = typeof sl;
/** The area `shell` in some language. */
export type ShellWords = Translation<Source>;

interface Speech {
  language: Language;
  timeZone: string;
  t: Translate<Source>;
  format: Format;
}

const SpeechContext = createContext<Speech | null>(null);

interface WordsProviderProps {
  language: Language;
  /** The area `shell` of this language. */
  phrases: ShellWords;
  /** The company's time zone (IANA). */
  timeZone: string;
  children: ReactNode;
}

export function WordsProvider({ language, phrases, timeZone, children }: WordsProviderProps) {
  const speech = useMemo(
    () => ({
      language,
      timeZone,
      t: translator<Source>(phrases as Source, language),
      format: createFormat(language, timeZone, phrases.day),
    }),
    [language, phrases, timeZone],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

const useSpeech = () => {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('Visual parts speak: put them inside a WordsProvider.');
  return speech;
};

/** `t('verb.save')`: the words of the area `shell`, typed. */
export const useWords = (): Translate<Source> => useSpeech().t;
export const useFormat = (): Format => useSpeech().format;
export const useLanguage = (): Language => useSpeech().language;
export const useTimeZone = (): string => useSpeech().timeZone;
