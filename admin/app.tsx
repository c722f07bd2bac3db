// The admin app: who is signed in, which language is spoken, and which pages belong to no entity.
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { ScrollRestoration } from 'react-router';
import type { Words } from '#generated/words.ts';
import { anyOf, type Caller, can, signedIn } from '#schema/core/access.ts';
import { screens } from './entity-screens.tsx';
import { fieldLooks } from './field-looks.tsx';
import { setLooks } from './fields/looks.ts';
import type { OwnPage } from './generic/own-pages.ts';
import { loadScreenAt, Pages } from './generic/pages.tsx';
import { LookNotice } from './generic/shell/look-notice.tsx';
import { Shell } from './generic/shell/shell.tsx';
import { lazyScreen } from './providers/chunk.ts';
import { authProvider } from './providers/person/auth-provider.ts';
import { callerOf, lacksSecondFactor, type Me, SessionProvider, useSession } from './providers/person/session.tsx';
import { SpeechProvider, type Spoken, useI18nProvider, useSpeech } from './providers/person/speech.tsx';
import { dataProvider } from './providers/records/data-provider.ts';
import { router } from './providers/records/router.tsx';
import { Bell } from './screens/company/shared/notifications/bell.tsx';
import { OnCallButton } from './screens/on-call/shared/on-call-button.tsx';
import { AtWork } from './screens/tasks/shared/at-work.tsx';
import { RunningTaskDock, RunningTaskPill } from './screens/tasks/task/running.tsx';
import { RideGate } from './screens/transport/in-transit/gate.tsx';
import { RideAlong } from './screens/transport/in-transit/ride-along.tsx';
import { WordsProvider } from './ui/page/words.tsx';
import { theme } from './ui/theme/theme.ts';

const SecondFactorGate = lazyScreen(() => import('./generic/account/second-factor-gate.tsx'));
const AuditLog = lazyScreen(() => import('./screens/company-wide/audit/audit.tsx'));
const AbsenceCalendar = lazyScreen(() => import('./screens/absences/calendar/absence-calendar.tsx'));
const OwnAbsences = lazyScreen(() => import('./screens/absences/own/own-absences.tsx'));
const OwnAttendance = lazyScreen(() => import('./screens/attendance/own/own-attendance.tsx'));
const TodayBoard = lazyScreen(() => import('./screens/attendance/today/today.tsx'));
const PersonAttendance = lazyScreen(() => import('./screens/attendance/person/person-attendance.tsx'));
const WeeksToApprove = lazyScreen(() => import('./screens/attendance/weeks/weeks-to-approve.tsx'));
const Profile = lazyScreen(() => import('./screens/people/profile/profile.tsx'));

const home = '/tasks/own';

/** Pages that belong to no entity. */
const pages: readonly OwnPage[] = [
  { path: '/profile', rule: signedIn, screen: Profile },
  { path: '/absences/own', rule: signedIn, screen: OwnAbsences, menu: { group: 'people', icon: 'beach', label: 'absence_page.own' } },
  {
    path: '/profile/attendance',
    rule: signedIn,
    screen: OwnAttendance,
    menu: { group: 'people', icon: 'clock', label: 'attendance_page.own' },
  },
  {
    path: '/attendance/today',
    rule: anyOf(can('attendance.write'), can('users.read')),
    screen: TodayBoard,
    menu: { group: 'people', icon: 'users', label: 'attendance_page.board' },
  },
  {
    path: '/attendance/weeks',
    rule: can('attendance.write'),
    screen: WeeksToApprove,
    menu: { group: 'people', icon: 'checkbox', label: 'attendance_page.toApprove' },
  },
  { path: '/attendance/:id', rule: can('attendance.write'), screen: PersonAttendance },
  {
    path: '/absenceCalendar',
    rule: anyOf(can('absences.read'), can('absences.write')),
    screen: AbsenceCalendar,
    menu: { group: 'people', icon: 'calendar-event', label: 'absence_page.calendar' },
  },
  { path: '/audit_log', rule: can('audit.read'), screen: AuditLog, menu: { group: 'company', icon: 'history', label: 'audit.title' } },
];

/** Above every page. */
const notices = (
  <>
    <LookNotice />
    <RideAlong />
  </>
);

setLooks(fieldLooks);
const look = createTheme(theme);
// A call that does not reach the server fails at once and is told; nothing waits silently for a network.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
const store = memoryStore();

/** Fetches the screen of the address. What it gives reads what that shows, so that it is there with the first frame; whoever calls knows by then where the stream of events begins. */
export const loadFirstScreen = async (): Promise<() => Promise<void>> => {
  const read = await loadScreenAt(location.pathname, { screens, pages, home });
  return () => read(queries);
};

const bell = (
  <>
    <OnCallButton />
    <Bell />
  </>
);

/** The shell speaks once the session has told the company's time zone. */
function Speaking() {
  const { language, phrases, translate } = useSpeech();
  const session = useSession();
  const { settings } = session;
  // The role asks for a second factor from now on: a fresh page begins with it.
  const lacks = lacksSecondFactor(session);
  useEffect(() => {
    if (lacks) location.reload();
  }, [lacks]);
  return (
    <WordsProvider language={language} phrases={(phrases as Words).shell} translate={translate} timeZone={settings.timezone}>
      <AtWork>
        <RideGate>
          <Shell screens={screens} pages={pages} running={<RunningTaskPill />} dock={<RunningTaskDock />} bell={bell} notices={notices}>
            <Pages screens={screens} pages={pages} home={home} />
          </Shell>
        </RideGate>
      </AtWork>
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
      <ThemeProvider theme={look} noSsr>
        <SessionProvider first={me} onCaller={remember}>
          <Speaking />
          <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
        </SessionProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
}

export function App({ me, words }: { me: Me; words: Spoken }) {
  return (
    <SpeechProvider first={words}>
      {lacksSecondFactor(me) ? (
        <Suspense>
          <SecondFactorGate me={me} />
        </Suspense>
      ) : (
        <Admin me={me} />
      )}
    </SpeechProvider>
  );
}
