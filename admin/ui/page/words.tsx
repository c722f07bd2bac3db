// Provides the shell's translations and number formats to every UI component.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { createFormat, type Format } from '#schema/core/format.ts';
import type { Language, Translate, Translation } from '#schema/core/words.ts';
import type sl from '#schema/words/sl/shell.ts';

type Source = typeof sl;
/** The translations of `shell` in some language. */
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
  /** The translations of `shell` in the current language. */
  phrases: ShellWords;
  /** Translates any key of this language, `shell.verb.save`. */
  translate: I18nProvider['translate'];
  /** The company's time zone (IANA). */
  timeZone: string;
  children: ReactNode;
}

export function WordsProvider({ language, phrases, translate, timeZone, children }: WordsProviderProps) {
  const speech = useMemo(
    () => ({
      language,
      timeZone,
      t: ((key: string, parameters?: Record<string, unknown>) => translate(`shell.${key}`, parameters)) as Translate<Source>,
      format: createFormat(language, timeZone, phrases.day),
    }),
    [language, phrases, translate, timeZone],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

const useSpeech = () => {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('Visual parts speak: put them inside a WordsProvider.');
  return speech;
};

/** `t('verb.save')`: the typed translations of `shell`. */
export const useWords = (): Translate<Source> => useSpeech().t;
export const useFormat = (): Format => useSpeech().format;
export const useLanguage = (): Language => useSpeech().language;
export const useTimeZone = (): string => useSpeech().timeZone;
