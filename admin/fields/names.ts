// Names of countries, months and hours in the user's language, from Intl.
import { useMemo } from 'react';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { countryCodes } from '#schema/core/countries.ts';
import type { Language } from '#schema/core/words.ts';
import { two } from '#schema/core/zone.ts';

const namers = new Map<Language, Intl.DisplayNames>();
export const countryName = (code: string, language: Language): string => {
  const namer = namers.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namers.set(language, namer);
  return namer.of(code) ?? code;
};

/** All countries by name. */
export const useCountries = (): { value: string; label: string }[] => {
  const language = useLanguage();
  return useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [language],
  );
};

/** `07:00` */
export const clockHour = (hour: number): string => `${two(hour)}:00`;

/** `junij` */
export const monthName = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

/** An option whose labels are numbers is a factor: `×1,5`. */
export const isFactor = (values: Readonly<Record<string, string | number>> | undefined): boolean =>
  values !== undefined && Object.keys(values).every((name) => /^\d+(\.\d+)?$/.test(name));
