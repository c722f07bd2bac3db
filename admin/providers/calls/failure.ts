// Error messages for failed calls: the server's own words; a page that may not be opened redirects to the start page.
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toastError } from '#admin/ui/overlays/toasts.tsx';
import { useSay } from '../person/speech.tsx';
import { problemOf, statusOf } from './problem.ts';

/** The message of an error: the problem's detail, or the app's own if the server did not answer. */
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

/** Shows a failed action as a red notification titled Error, with an optional button. */
export const useFailure = () => {
  const words = useFailureWords();
  return useCallback(
    (error: unknown, action?: { label: string; onAct: () => void }) => toastError(words(error), action && { action }),
    [words],
  );
};

/** A page whose own data is refused (403) redirects to the start page. */
export const useRefusedPage = (error: unknown): void => {
  const navigate = useNavigate();
  const refused = statusOf(error) === 403;
  useEffect(() => {
    if (refused) void navigate('/', { replace: true });
  }, [refused, navigate]);
};
