// Writes tax numbers in groups, as people do.

/** `SI51842096` → `SI 5184 2096`. */
export const vatNumberText = (value: string): string =>
  value.replace(
    /^([A-Z]{2})(.*)$/,
    (_, country: string, rest: string) => `${country} ${/^\d{8}$/.test(rest) ? `${rest.slice(0, 4)} ${rest.slice(4)}` : rest}`,
  );
