// Inputs of countries and languages, by their names.
import { useMemo } from 'react';
import { useLanguage } from '#admin/ui/words.tsx';
import { languages } from '#schema/core/words.ts';
import { type Choice, Chooser } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';
import { languageName, useCountries } from '../names.ts';

function Named({ options, ...props }: InputProps & { options: readonly Choice[] }) {
  const { value, onChange, required } = props;
  return (
    <Chooser
      {...props}
      options={options}
      required={required}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(chosen) => onChange(chosen?.value ?? null)}
    />
  );
}

export function CountryInput(props: InputProps) {
  return <Named {...props} options={useCountries()} />;
}

export function LanguageInput(props: InputProps) {
  const language = useLanguage();
  const options = useMemo(() => languages.map((value) => ({ value, label: languageName(value, language) })), [language]);
  return <Named {...props} options={options} />;
}
