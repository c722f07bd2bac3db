// The translations of the screens: one language at a time, loaded on demand.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { wordFiles } from '#generated/word-files.ts';
import type { Words } from '#generated/words.ts';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageName,
  languages,
  type Phrases,
  phraseAt,
  type Translate,
} from '#schema/core/words.ts';
import { polyglotOver } from './polyglot.ts';

export type Spoken = { readonly language: Language; readonly phrases: Phrases };

/** The translations of a language; English if they cannot be loaded. */
export const loadWords = async (language: Language): Promise<Spoken> => {
  try {
    return { language, phrases: (await wordFiles[language]()).default };
  } catch (error) {
    if (language === fallbackLanguage) throw error;
    return loadWords(fallbackLanguage);
  }
};

type Speech = Spoken & {
  /** Any key, `client.fields.name`: for keys built from the schema. */
  readonly find: (key: string, parameters?: Readonly<Record<string, unknown>>) => string | undefined;
  readonly translate: I18nProvider['translate'];
  readonly speak: (language: Language) => Promise<void>;
};
const SpeechContext = createContext<Speech | null>(null);

export function SpeechProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const speak = useCallback(async (language: Language) => setSpoken(await loadWords(language)), []);
  const speech = useMemo(() => {
    const { translate } = polyglotOver(spoken.phrases, spoken.language);
    const find: Speech['find'] = (key, parameters) =>
      phraseAt(spoken.phrases, key) === undefined ? undefined : translate(key, parameters);
    return { ...spoken, find, translate, speak };
  }, [spoken, speak]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('Screens speak: put them inside a SpeechProvider.');
  return speech;
};

/** `say('task.transitions.take')`: every text of the app, typed with its parameters. */
export const useSay = (): Translate<Words> => {
  const { find } = useSpeech();
  return useCallback(
    (key: string, parameters?: Readonly<Record<string, unknown>>) => find(key, parameters) ?? key,
    [find],
  ) as Translate<Words>;
};

/** react-admin asks for `resources.client.fields.name`; the translation is at `client.fields.name`. */
const keyFor = (key: string, count: unknown) => {
  const [area, entity, ...rest] = key.split('.');
  if (area !== 'resources' || !entity) return key;
  return rest.join('.') === 'name' ? `${entity}.${count === 1 ? 'one' : 'many'}` : [entity, ...rest].join('.');
};

export const useI18nProvider = (): I18nProvider => {
  const { language, speak, translate } = useSpeech();
  return useMemo(
    () => ({
      translate: (key, options) => translate(keyFor(key, options?.smart_count), options),
      changeLocale: async (locale) => {
        if (isLanguage(locale)) await speak(locale);
      },
      getLocale: () => language,
      getLocales: () => languages.map((locale) => ({ locale, name: languageName(locale, locale) })),
    }),
    [language, speak, translate],
  );
};
