// Two changes of an offer's lines become one: line by line, and within a line field by field.
import { commonOf } from '#schema/core/merge/subsequence.ts';
import type { OfferLine } from '#schema/offers/offer-totals.ts';

type Lines = readonly OfferLine[];

/** The place in the base of each line: the same line, or the one of its name between two that are the same. */
const originsOf = (base: Lines, lines: Lines): (number | null)[] => {
  const origins = lines.map((): number | null => null);
  const [before, now] = [base, lines].map((all) => all.map((line) => JSON.stringify(line)));
  let [i, j] = [0, 0];
  for (const [x, y] of [...commonOf(before ?? [], now ?? []), [base.length, lines.length] as const]) {
    const left = base.slice(i, x).map((line, at) => ({ line, at: i + at }));
    const named = (one: OfferLine) => left.findIndex(({ line }) => line.kind === one.kind && line.title === one.title);
    for (let at = j; at < y; at += 1) {
      const line = lines[at];
      const found = line ? named(line) : -1;
      if (found >= 0) origins[at] = left.splice(found, 1)[0]?.at ?? null;
    }
    // As many lines as before, of which some have other names: each is in its place.
    if (x - i === y - j) for (let at = j; at < y; at += 1) origins[at] ??= left.shift()?.at ?? null;
    if (y < lines.length) origins[y] = x;
    [i, j] = [x + 1, y + 1];
  }
  return origins;
};

/** Fields of a line that both have changed, each to another value. */
export const disputedFields = (
  base: Lines,
  mine: Lines,
  other: Lines,
): { readonly line: OfferLine; readonly field: keyof OfferLine; readonly other: unknown }[] => {
  const [myOrigins, otherOrigins] = [originsOf(base, mine), originsOf(base, other)];
  return mine.flatMap((line, at) => {
    const origin = myOrigins[at] ?? null;
    const old = origin === null ? undefined : base[origin];
    const otherLine = origin === null ? undefined : other[otherOrigins.indexOf(origin)];
    if (!old || !otherLine) return [];
    const fields = Object.keys(line) as (keyof OfferLine)[];
    return fields
      .filter((field) => new Set([line[field], old[field], otherLine[field]]).size === 3)
      .map((field) => ({ line, field, other: otherLine[field] }));
  });
};

/** My own value of a field stands where I have changed it; a line that either has taken out goes, unless the other has changed it. */
export const mergedLines = (base: Lines, mine: Lines, other: Lines): OfferLine[] => {
  const [myOrigins, otherOrigins] = [originsOf(base, mine), originsOf(base, other)];
  const isChanged = (line: OfferLine | undefined, origin: number) => JSON.stringify(line) !== JSON.stringify(base[origin]);
  const merged = mine.flatMap((line, at) => {
    const origin = myOrigins[at] ?? null;
    const old = origin === null ? undefined : base[origin];
    if (!old || origin === null) return { line, origin };
    const theirLine = other[otherOrigins.indexOf(origin)];
    if (!theirLine) return isChanged(line, origin) ? { line, origin } : [];
    const fields = Object.keys(line) as (keyof OfferLine)[];
    const own = fields.filter((field) => !Object.is(line[field], old[field]));
    return { line: { ...theirLine, ...Object.fromEntries(own.map((field) => [field, line[field]])) }, origin };
  });
  let after = -1;
  for (const [at, line] of other.entries()) {
    const origin = otherOrigins[at] ?? null;
    const stands = origin === null ? -1 : merged.findIndex((one) => one.origin === origin);
    if (stands >= 0) after = stands;
    else if (origin === null || (!myOrigins.includes(origin) && isChanged(line, origin))) {
      after += 1;
      merged.splice(after, 0, { line, origin });
    }
  }
  return merged.map(({ line }) => line);
};
