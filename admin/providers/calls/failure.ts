// What a person is told when a call fails: the server's own words, and where a page may not be opened, their own tasks instead.
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toastError } from '#admin/ui/overlays/toasts.tsx';
import { useSay } from '../person/speech.tsx';
import { problemOf, statusOf } from './problem.ts';

/** The words of a failure: the problem's detail, or ours where the server did not answer. */
export const useFailureWords = (): ((error: unknown) => string) => {
  const say = useSay();
  return useCallback(
    (error) => {
      const { detail = '', title = '', reason } = problemOf(error) ?? {};
      return detail || title || say(`error.${reason === 'network' || reason === 'unavailable' ? reason : 'internal'}.detail`);
    },
    [say],
  );
};

/** A refused act: a red notification titled Error, with a way out where there is one. */
export const useFailure = () => {
  const words = useFailureWords();
  return useCallback(
    (error: unknown, action?: { label: string; onAct: () => void }) => toastError(words(error), action && { action }),
    [words],
  );
};

/** A page whose own load is refused (403) goes to where everybody begins. */
export const useRefusedPage = (error: unknown): void => {
  const navigate = useNavigate();
  const refused = statusOf(error) === 403;
  useEffect(() => {
    if (refused) void navigate('/', { replace: true });
  }, [refused, navigate]);
};
