// How the signed-in person likes the screens: theme, zoom and language act at once and come along to the next device.
import { useCallback } from 'react';
import { keepPreferences, type Preferences, showPreferences } from '#public-pages/tokens/preferences.ts';
import { call } from '../calls/http.ts';
import { useSpeech } from './speech.tsx';

/** Changes what is given: on the screen, on this device and in the account. A server that cannot be told is told next time. */
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
