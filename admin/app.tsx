// The admin app: who is signed in, which language is spoken, and which entity has a screen of its own.
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { ScrollRestoration } from 'react-router';
import type { Words } from '#generated/words.ts';
import type { Caller } from '#schema/core/access.ts';
import { Pages } from './generic/pages.tsx';
import type { Screens } from './generic/screens.ts';
import { Shell } from './generic/shell/shell.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { lazyScreen } from './providers/chunk.ts';
import { dataProvider } from './providers/data-provider.ts';
import { router } from './providers/router.tsx';
import { callerOf, type Me, SessionProvider, useSession } from './providers/session.tsx';
import { SpeechProvider, type Spoken, useI18nProvider, useSpeech } from './providers/speech.tsx';
import { RunningTaskDock, RunningTaskPill } from './screens/task/running.tsx';
import { theme } from './ui/theme.ts';
import { WordsProvider } from './ui/words.tsx';

const TaskPage = lazyScreen(() => import('./screens/task/task.tsx'));

/** Screens of their own, in place of the generic ones. */
const screens: Screens = {
  task: {
    record: TaskPage,
    lists: { path: '/tasks/{list}', names: ['own', 'all', 'unassigned', 'closed', 'paused', 'waitingForConfirmation'] },
  },
};

const look = createTheme(theme);
// A call that does not reach the server fails at once and is told; nothing waits silently for a network.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
const store = memoryStore();

/** The shell speaks once the session has told the company's time zone. */
function Speaking() {
  const { language, phrases } = useSpeech();
  const { settings } = useSession();
  return (
    <WordsProvider language={language} phrases={(phrases as Words).shell} timeZone={settings.timezone}>
      <Shell screens={screens} running={<RunningTaskPill />} dock={<RunningTaskDock />}>
        <Pages screens={screens} />
      </Shell>
    </WordsProvider>
  );
}

function Admin({ me }: { me: Me }) {
  const i18nProvider = useI18nProvider();
  const caller = useRef(callerOf(me));
  const auth = useMemo(() => authProvider(() => caller.current), []);
  const remember = useCallback((next: Caller) => {
    caller.current = next;
  }, []);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={auth}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={store}
      routerProvider={router}
    >
      <ThemeProvider theme={look}>
        <SessionProvider first={me} onCaller={remember}>
          <Speaking />
          <ScrollRestoration />
        </SessionProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
}

export function App({ me, words }: { me: Me; words: Spoken }) {
  return (
    <SpeechProvider first={words}>
      <Admin me={me} />
    </SpeechProvider>
  );
}
