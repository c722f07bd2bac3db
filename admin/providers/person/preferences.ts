// The user's preferences: theme, zoom and language apply at once and are stored in the account.
import { useCallback } from 'react';
import { keepPreferences, type Preferences, showPreferences } from '#public-pages/tokens/preferences.ts';
import { call } from '../calls/http.ts';
import { useSpeech } from './speech.tsx';

/** Applies the change on the screen, on this device and in the account. If the server cannot be reached, it is sent the next time. */
export const usePreferences = (): ((change: Partial<Preferences>) => Promise<void>) => {
  const { speak } = useSpeech();
  return useCallback(
    async (change) => {
      keepPreferences(change);
      showPreferences(change);
      await Promise.all([change.language && speak(change.language), call('/me', { method: 'PUT', body: change })]);
    },
    [speak],
  );
};
