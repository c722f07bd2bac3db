// Inputs of countries and languages by name.
import { useMemo } from 'react';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { languageName, languages } from '#schema/core/words.ts';
import type { InputProps } from '../kinds.ts';
import { useCountries } from '../names.ts';
import { OneOf } from './one-of.tsx';

export function CountryInput(props: InputProps) {
  return <OneOf {...props} options={useCountries()} />;
}

export function LanguageInput(props: InputProps) {
  const language = useLanguage();
  const options = useMemo(() => languages.map((value) => ({ value, label: languageName(value, language) })), [language]);
  return <OneOf {...props} options={options} />;
}
