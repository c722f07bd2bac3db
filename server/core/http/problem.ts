// A problem document (RFC 9457) says what happened, to which record, and what to do, in the caller's language.
import { type Language, phraseAt, say } from '#schema/core/words.ts';
import type { Refusal } from './refusal.ts';
import { words } from './words.ts';

/** The text of a key in a language, else in English, else undefined. */
export const textOf = (language: Language, key: string, parameters: Readonly<Record<string, unknown>> = {}): string | undefined => {
  const own = phraseAt(words[language], key);
  if (own !== undefined) return say(own, language, parameters);
  const english = phraseAt(words.en, key);
  return english === undefined ? undefined : say(english, 'en', parameters);
};

const titles: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  412: 'stale',
  413: 'tooLarge',
  415: 'unsupported',
  416: 'beyondEnd',
  422: 'invalid',
  429: 'tooManyTries',
  500: 'internal',
  503: 'unavailable',
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  reason: string;
  instance?: string;
  errors?: { field: string; reason: string; detail: string }[];
  [member: string]: unknown;
};

/** The reader: staff in their language, or people outside, who are addressed formally. */
export type ProblemOptions = { readonly language: Language; readonly outside?: boolean };

const explained = (
  { language, outside = false }: ProblemOptions,
  area: string | undefined,
  reason: string,
  parameters: Readonly<Record<string, unknown>>,
): string | undefined => {
  for (const key of [
    ...(outside ? [`outside.${reason}`] : []),
    ...(area ? [`${area}.reasons.${reason}`, `${area}.rules.${reason}`] : []),
    `error.${reason}.detail`,
    ...(area ? [] : [`error.${reason}`]),
  ]) {
    const text = textOf(language, key, parameters);
    if (text !== undefined) return text;
  }
  return undefined;
};

/** Makes the document of a refusal; its member `permission` is worded by the permission's name. */
export const problemOf = (
  refusal: Pick<Refusal, 'status' | 'reason' | 'parameters' | 'errors' | 'members' | 'area'>,
  problemOptions: ProblemOptions,
  instance?: string,
): Problem => {
  const { language, outside } = problemOptions;
  const { permission } = refusal.members;
  const parameters = {
    ...(typeof permission === 'string' && { permission: textOf(language, `permission.${permission}`) ?? permission }),
    ...refusal.parameters,
  };
  const general = titles[refusal.status] ?? 'internal';
  const title =
    textOf(language, `error.${refusal.reason}.title`, parameters) ??
    textOf(language, `error.${general}.title`, parameters) ??
    refusal.reason;
  const detail =
    explained(problemOptions, refusal.area, refusal.reason, parameters) ??
    explained(problemOptions, undefined, general, parameters) ??
    title;
  const errors = refusal.errors.map(({ field, reason, parameters: reasonParameters = {} }) => ({
    field,
    reason,
    detail:
      (outside && textOf(language, `outside.field.${reason}`, reasonParameters)) ||
      textOf(language, `error.field.${reason}`, reasonParameters) ||
      (refusal.area &&
        (textOf(language, `${refusal.area}.rules.${reason}`, reasonParameters) ||
          textOf(language, `${refusal.area}.reasons.${reason}`, reasonParameters))) ||
      reason,
  }));
  return {
    type: 'about:blank',
    title,
    status: refusal.status,
    detail: errors.length === 1 && errors[0] ? errors[0].detail : detail,
    reason: refusal.reason,
    ...(instance && { instance }),
    ...(errors.length > 0 && { errors }),
    ...refusal.members,
  };
};
