// What else uses a record that was to be deleted, as the server's refusal counts it.
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';

export type Use = readonly [entity: string, count: number];

/** Null for an error that says something else. */
export const usesIn = (error: unknown): readonly Use[] | null => {
  const problem = problemOf(error);
  if (problem?.reason !== 'referred' && problem?.reason !== 'stillReferred') return null;
  const { references } = problem;
  return typeof references === 'object' && references !== null
    ? Object.entries(references).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
};

export const useUseWords = (): ((use: Use) => string) => {
  const { find } = useSpeech();
  return ([entity, count]) => find(`${entity}.count`, { smart_count: count }) ?? `${find(`${entity}.one`) ?? entity}: ${count}`;
};
