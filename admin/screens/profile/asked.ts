// A question about the own account: what the server refuses stands at its field, or over the buttons.
import { useState } from 'react';
import { useFailureWords } from '#admin/providers/failure.ts';
import { problemOf } from '#admin/providers/problem.ts';
import { useRefreshSession } from '#admin/providers/session.tsx';

export const useAsked = () => {
  const failureWords = useFailureWords();
  const refresh = useRefreshSession();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string | null>(null);
  /** Resolves to whether it was done. */
  const ask = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFields({});
    setError(null);
    try {
      await work();
      await refresh();
      return true;
    } catch (failure) {
      const told = problemOf(failure)?.errors ?? [];
      setFields(Object.fromEntries(told.map(({ field, detail }) => [field, detail])));
      if (told.length === 0) setError(failureWords(failure));
      return false;
    }
  };
  return { fields, error, ask };
};
