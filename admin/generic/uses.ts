// The records that still refer to a record, as counted in the server's refusal to delete it.
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';

export type Use = readonly [entity: string, count: number];

/** Null for any other error. */
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
