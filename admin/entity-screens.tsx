// Which entity has screens of its own, in place of the generic ones, and at which addresses its lists are.

import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Screen, ScreenProps, Screens } from './generic/screens.ts';
import { lazyScreen } from './providers/chunk.ts';
import { useSay } from './providers/person/speech.tsx';
import { statesToDo } from './screens/tasks/shared/states.ts';
import { isRunning } from './screens/times/shared/states.ts';
import { FullPopup } from './ui/overlays/full-popup.tsx';
import { SkeletonRows } from './ui/page/skeleton.tsx';

const AbsencePage: Screen = lazyScreen(() => import('./screens/absences/calendar/absence.tsx'));
const OfferPage: Screen = lazyScreen(() => import('./screens/offers/offer/offer.tsx'));
const CreateOffer: Screen = lazyScreen(() => import('./screens/offers/offer/create-offer.tsx'));
const OfferList: Screen = lazyScreen(() => import('./screens/offers/offer/offer-list.tsx'));
const TaskPage = lazyScreen<ScreenProps>(() => import('./screens/tasks/task/task.tsx'));
const TaskList: Screen = lazyScreen(() => import('./screens/tasks/task-list/task-list.tsx'));
const FoundTask = lazyScreen(() => import('./screens/tasks/task/parts/found.tsx'));
const CreateTask: Screen = lazyScreen(() => import('./screens/tasks/task-list/create-task.tsx'));
const Settings: Screen = lazyScreen(() => import('./screens/company/settings/settings.tsx'));
const ProjectScreen: Screen = lazyScreen(() => import('./screens/projects/project/project-page.tsx'));
const CreateProject: Screen = lazyScreen(() => import('./screens/projects/project/create-project.tsx'));
const ProjectList: Screen = lazyScreen(() => import('./screens/projects/project/project-list.tsx'));
const HolidayList: Screen = lazyScreen(() => import('./screens/company/settings/holiday-list.tsx'));

const ClientPage: Screen = lazyScreen(() => import('./screens/clients/client/client.tsx'));
const PricePage: Screen = lazyScreen(() => import('./screens/invoicing/price/price.tsx'));
const RolePage: Screen = lazyScreen(() => import('./screens/people/role/role.tsx'));
const MailPage: Screen = lazyScreen(() => import('./screens/mail/outbox/mail.tsx'));
const UserPage: Screen = lazyScreen(() => import('./screens/people/user/user.tsx'));
const RegistrationTerminal: Screen = lazyScreen(() => import('./screens/terminals/terminal/terminal.tsx'));
const TerminalEvent: Screen = lazyScreen(() => import('./screens/terminals/terminal/event.tsx'));
const ProjectTemplatePage: Screen = lazyScreen(() => import('./screens/projects/project-template/project-template.tsx'));
const ProjectOfferPage: Screen = lazyScreen(() => import('./screens/offers/project-offer/project-offer.tsx'));
const CreateUser: Screen = lazyScreen(() => import('./screens/people/user/create-user.tsx'));
const MeetingPage: Screen = lazyScreen(() => import('./screens/meetings/meeting/meeting.tsx'));
const MeetingList: Screen = lazyScreen(() => import('./screens/meetings/meeting-list/meeting-list.tsx'));
const CreateMeeting: Screen = lazyScreen(() => import('./screens/meetings/meeting-list/create-meeting.tsx'));
const OnCallCalendar: Screen = lazyScreen(() => import('./screens/on-call/calendar/calendar.tsx'));
const OnCallShift: Screen = lazyScreen(() => import('./screens/on-call/calendar/shift-page.tsx'));
const CreateShift: Screen = lazyScreen(() => import('./screens/on-call/calendar/create-shift.tsx'));
const WikiPageScreen: Screen = lazyScreen(() => import('./screens/wiki/wiki/page.tsx'));
const WikiSpace: Screen = lazyScreen(() => import('./screens/wiki/wiki/space.tsx'));
const CompareVersions: Screen = lazyScreen(() => import('./screens/wiki/wiki/compare.tsx'));
const CreateWikiPage: Screen = lazyScreen(() => import('./screens/wiki/wiki/create.tsx'));
const InvoiceList: Screen = lazyScreen(() => import('./screens/invoicing/invoice/invoice-list.tsx'));
const InvoicePage: Screen = lazyScreen(() => import('./screens/invoicing/invoice/invoice.tsx'));
const CompareRoles: Screen = lazyScreen(() => import('./screens/people/role/compare.tsx'));
const CreateRole: Screen = lazyScreen(() => import('./screens/people/role/create-role.tsx'));

/** A task that waits for its client's word, over the list of those; closing goes back one page. */
function TaskOverList({ entity }: ScreenProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { key } = useLocation();
  const close = () => void (key === 'default' ? navigate('/tasks/waitingForConfirmation', { replace: true }) : navigate(-1));
  return (
    <FullPopup label={say('task.screen.listTitle.waitingForConfirmation')} onClose={close}>
      <Suspense fallback={<SkeletonRows rows={10} head />}>
        <TaskPage entity={entity} />
      </Suspense>
    </FullPopup>
  );
}

/** By the entity's name. */
export const screens: Screens = {
  absence: { record: AbsencePage },
  client: { record: ClientPage },
  settings: { record: Settings },
  mail: { record: MailPage },
  holiday: { list: HolidayList },
  price: { record: PricePage },
  kilometer_price: { record: PricePage },
  task: {
    list: TaskList,
    record: TaskPage,
    create: CreateTask,
    found: FoundTask,
    clock: (working) => (isRunning(working) ? working.time : null),
    lists: {
      // What waits for its client, and what is closed, have lists of their own.
      usual: { all: { status: statesToDo } },
      over: { waitingForConfirmation: TaskOverList },
    },
  },
  project: {
    list: ProjectList,
    record: ProjectScreen,
    create: CreateProject,
  },
  offer: {
    list: OfferList,
    record: OfferPage,
    create: CreateOffer,
  },
  role: { record: RolePage, create: CreateRole, more: { '/roles/compare': CompareRoles } },
  user: { record: UserPage, create: CreateUser },
  meeting: {
    list: MeetingList,
    record: MeetingPage,
    create: CreateMeeting,
  },
  on_call_shift: { list: OnCallCalendar, record: OnCallShift, create: CreateShift },
  wiki_page: {
    list: WikiSpace,
    record: WikiPageScreen,
    create: CreateWikiPage,
    more: { '/wiki_page/:id/compare': CompareVersions },
    lists: { uncounted: true },
  },
  invoice: {
    list: InvoiceList,
    record: InvoicePage,
  },
  project_template: { record: ProjectTemplatePage },
  project_offer: { record: ProjectOfferPage },
  registration_terminal: { record: RegistrationTerminal },
  terminal_event: { record: TerminalEvent },
};
