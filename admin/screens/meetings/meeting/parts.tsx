// The parts of a meeting beside its minutes: files, chat and history, below the sheet or as tabs on a phone.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { TalkedPlace } from '#admin/screens/tasks/shared/chat/place.ts';
import { useUnread } from '#admin/screens/tasks/shared/chat/read-marks.ts';
import { Card } from '#admin/ui/page/card.tsx';
import type { Tab } from '#admin/ui/page/tab-text.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import type { Meeting } from './data.ts';

const Files = lazyScreen(async () => ({ default: (await import('#admin/screens/files/shared/files.tsx')).Files }));
const Chat = lazyScreen(async () => ({ default: (await import('#admin/screens/tasks/shared/chat/chat.tsx')).Chat }));
const RecordHistory = lazyScreen(() => import('#admin/generic/history/record-history.tsx'));

const entity = entityOf('meeting');
const turns: readonly TransitionName<'meeting'>[] = ['start', 'stop', 'continue', 'finish', 'move', 'cancel', 'correct'];

/** The meeting as the owner of files and a chat. */
const usePlace = (meeting: Meeting): TalkedPlace => {
  const { may, whyNot } = useTransitions('meeting', meeting);
  const queries = useQueryClient();
  const { id, version, files, comments, participants } = meeting;
  return {
    path: `meeting/${id}`,
    entity: entity.name,
    mark: `${version} ${files} ${comments}`,
    comments,
    people: participants.flatMap(({ user_id }) => user_id ?? []),
    turns,
    may,
    whyNot,
    again: () => queries.invalidateQueries({ queryKey: ['meeting'] }),
  };
};

/** The tabs and their contents; null for an unknown tab. */
export const useParts = (meeting: Meeting): { tabs: Tab[]; show: (tab: string) => ReactNode } => {
  const say = useSay();
  const place = usePlace(meeting);
  const unread = useUnread(place);
  const contents: Readonly<Record<string, () => ReactNode>> = {
    files: () => <Files place={place} />,
    chat: () => <Chat place={place} />,
    history: () => <RecordHistory entity={entity} record={meeting} />,
  };
  return {
    tabs: [
      { id: 'files', label: say('meeting.fields.files'), count: meeting.files },
      {
        id: 'chat',
        label: say('comment.many'),
        count: meeting.comments,
        ...(unread > 0 && { news: say('comment.screen.unread', { smart_count: unread }) }),
      },
      { id: 'history', label: say('history.label') },
    ],
    show: (tab) => contents[tab] && <LatePart at={tab}>{contents[tab]()}</LatePart>,
  };
};

export function MeetingParts({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const { tabs, show } = useParts(meeting);
  const [tab, open] = useTab('files');
  const active = tabs.some(({ id }) => id === tab) ? tab : 'files';
  return (
    <Card flush label={say('meeting_page.parts.label')} className="meeting-parts">
      <Tabs label={say('meeting_page.parts.label')} tabs={tabs} active={active} onChange={open}>
        {show(active)}
      </Tabs>
    </Card>
  );
}
