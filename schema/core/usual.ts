// The default values of a new record in this company: country, language, hours, where the schema alone cannot know them.

type Guessed = { readonly kind: string; readonly default?: unknown };

export const usualIn = (
  fields: Readonly<Record<string, Guessed>>,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { kind, default: fallback }]) => {
      if (fallback === undefined) return [];
      if (kind === 'language') return [[field, settings.default_language]];
      return settings[field] === undefined ? [] : [[field, settings[field]]];
    }),
  );

/** A row that holds from a day on, such as a price, begins today by default. */
export const fromToday = (fields: Readonly<Record<string, { readonly kind: string }>>, today: string): Readonly<Record<string, unknown>> =>
  fields.valid_from?.kind === 'date' ? { valid_from: today } : {};
