// The admin app: who is signed in, which language is spoken, and which entity has a screen of its own.
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { ScrollRestoration, useLocation, useNavigate } from 'react-router';
import type { Words } from '#generated/words.ts';
import { type Caller, can, signedIn } from '#schema/core/access.ts';
import type { OwnPage } from './generic/own-pages.ts';
import { Pages } from './generic/pages.tsx';
import type { Screen, Screens } from './generic/screens.ts';
import { LookNotice } from './generic/shell/look-notice.tsx';
import { Shell } from './generic/shell/shell.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { lazyScreen } from './providers/chunk.ts';
import { dataProvider } from './providers/data-provider.ts';
import { router } from './providers/router.tsx';
import { callerOf, lacksSecondFactor, type Me, SessionProvider, useSession } from './providers/session.tsx';
import { SpeechProvider, type Spoken, useI18nProvider, useSay, useSpeech } from './providers/speech.tsx';
import { RideGate } from './screens/in-transit/gate.tsx';
import { RideAlong } from './screens/in-transit/ride-along.tsx';
import { RunningTaskDock, RunningTaskPill } from './screens/task/running.tsx';
import { FullPopup } from './ui/full-popup.tsx';
import { theme } from './ui/theme.ts';
import { WordsProvider } from './ui/words.tsx';

const SecondFactorGate = lazyScreen(() => import('./generic/account/second-factor-gate.tsx'));
const OfferPage: Screen = lazyScreen(() => import('./screens/offer/offer.tsx'));
const CreateOffer: Screen = lazyScreen(() => import('./screens/offer/create-offer.tsx'));
const OfferList: Screen = lazyScreen(() => import('./screens/offer/offer-list.tsx'));
const TaskPage = lazyScreen(() => import('./screens/task/task.tsx'));
const TaskList: Screen = lazyScreen(() => import('./screens/task-list/task-list.tsx'));
const FoundTask = lazyScreen(() => import('./screens/task/found.tsx'));
const CreateTask: Screen = lazyScreen(() => import('./screens/task-list/create-task.tsx'));
const Settings: Screen = lazyScreen(() => import('./screens/settings/settings.tsx'));
const ProjectScreen: Screen = lazyScreen(() => import('./screens/project/project-page.tsx'));
const CreateProject: Screen = lazyScreen(() => import('./screens/project/create-project.tsx'));
const ProjectList: Screen = lazyScreen(() => import('./screens/project/project-list.tsx'));
const HolidayList: Screen = lazyScreen(() => import('./screens/settings/holiday-list.tsx'));

const AuditLog = lazyScreen(() => import('./screens/audit/audit.tsx'));
const ClientPage: Screen = lazyScreen(() => import('./screens/client/client.tsx'));
const RolePage: Screen = lazyScreen(() => import('./screens/role/role.tsx'));
const MailPage: Screen = lazyScreen(() => import('./screens/mail/mail.tsx'));
const Profile = lazyScreen(() => import('./screens/profile/profile.tsx'));
const UserPage: Screen = lazyScreen(() => import('./screens/user/user.tsx'));
const RegistrationTerminal: Screen = lazyScreen(() => import('./screens/terminal/terminal.tsx'));
const TerminalEvent: Screen = lazyScreen(() => import('./screens/terminal/event.tsx'));
const ProjectTemplatePage: Screen = lazyScreen(() => import('./screens/project-template/project-template.tsx'));
const ProjectOfferPage: Screen = lazyScreen(() => import('./screens/project-offer/project-offer.tsx'));
const CreateUser: Screen = lazyScreen(() => import('./screens/user/create-user.tsx'));
const MeetingPage: Screen = lazyScreen(() => import('./screens/meeting/meeting.tsx'));
const MeetingList: Screen = lazyScreen(() => import('./screens/meeting-list/meeting-list.tsx'));
const CreateMeeting: Screen = lazyScreen(() => import('./screens/meeting-list/create-meeting.tsx'));
const CompareRoles: Screen = lazyScreen(() => import('./screens/role/compare.tsx'));
const CreateRole: Screen = lazyScreen(() => import('./screens/role/create-role.tsx'));

/** A task that waits for its client's word, over the list of those; closing goes back one page. */
function TaskOverList() {
  const say = useSay();
  const navigate = useNavigate();
  const { key } = useLocation();
  const close = () => void (key === 'default' ? navigate('/tasks/waitingForConfirmation', { replace: true }) : navigate(-1));
  return (
    <FullPopup label={say('task.screen.listTitle.waitingForConfirmation')} onClose={close}>
      <Suspense>
        <TaskPage />
      </Suspense>
    </FullPopup>
  );
}

/** Screens of their own, in place of the generic ones. */
const screens: Screens = {
  client: { record: ClientPage },
  settings: { record: Settings },
  mail: { record: MailPage },
  holiday: { list: HolidayList },
  task: {
    list: TaskList,
    record: TaskPage,
    create: CreateTask,
    found: FoundTask,
    lists: {
      path: '/tasks/{list}',
      names: ['own', 'unassigned', 'paused', 'waitingForConfirmation', 'all', 'closed'],
      // What waits for its client, and what is closed, have lists of their own.
      usual: { all: { status: [0, 1, 2, 3] } },
      over: { waitingForConfirmation: TaskOverList },
    },
  },
  project: {
    list: ProjectList,
    record: ProjectScreen,
    create: CreateProject,
    lists: { path: '/projects/{list}', names: ['open', 'own', 'finished', 'all'] },
  },
  offer: {
    list: OfferList,
    record: OfferPage,
    create: CreateOffer,
    lists: {
      path: {
        myOffers: '/myOffers',
        allOffers: '/allOffers',
        offersInMaking: '/offersInMaking',
        approvedOffers: '/approvedOffers',
        finishedOffers: '/finishedOffers',
        archivedOffers: '/archivedOffers',
      },
      names: ['myOffers', 'allOffers', 'offersInMaking', 'approvedOffers', 'finishedOffers', 'archivedOffers'],
    },
  },
  role: { record: RolePage, create: CreateRole, more: { '/roles/compare': CompareRoles } },
  user: { record: UserPage, create: CreateUser },
  meeting: {
    list: MeetingList,
    record: MeetingPage,
    create: CreateMeeting,
    lists: {
      path: { my: '/myMeetings', planned: '/plannedMeetings', finished: '/finishedMeetings' },
      names: ['my', 'planned', 'finished'],
    },
  },
  project_template: { record: ProjectTemplatePage },
  project_offer: { record: ProjectOfferPage },
  registration_terminal: { record: RegistrationTerminal },
  terminal_event: { record: TerminalEvent },
};

/** Pages that belong to no entity. */
const pages: readonly OwnPage[] = [
  { path: '/profile', rule: signedIn, screen: Profile },
  { path: '/audit_log', rule: can('audit.read'), screen: AuditLog, menu: { group: 'company', icon: 'history', label: 'audit.title' } },
];

/** Above every page. */
const notices = (
  <>
    <LookNotice />
    <RideAlong />
  </>
);

const look = createTheme(theme);
// A call that does not reach the server fails at once and is told; nothing waits silently for a network.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
const store = memoryStore();

/** The shell speaks once the session has told the company's time zone. */
function Speaking() {
  const { language, phrases } = useSpeech();
  const session = useSession();
  const { settings } = session;
  // The role asks for a second factor from now on: a fresh page begins with it.
  const lacks = lacksSecondFactor(session);
  useEffect(() => {
    if (lacks) location.reload();
  }, [lacks]);
  return (
    <WordsProvider language={language} phrases={(phrases as Words).shell} timeZone={settings.timezone}>
      <RideGate>
        <Shell screens={screens} pages={pages} running={<RunningTaskPill />} dock={<RunningTaskDock />} notices={notices}>
          <Pages screens={screens} pages={pages} />
        </Shell>
      </RideGate>
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
