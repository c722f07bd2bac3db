// The tabs of an offer: track history, content, files and chat, resulting records, history.
import { RichText } from '#admin/fields/rich-text.tsx';
import RecordHistory from '#admin/generic/history/record-history.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Files } from '#admin/screens/files/shared/files.tsx';
import { Chat } from '#admin/screens/tasks/shared/chat/chat.tsx';
import { useUnread } from '#admin/screens/tasks/shared/chat/read-marks.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { type OfferPage, offer, usePlace } from './data.ts';
import { Linked, linkedCount } from './linked.tsx';
import type { Stay } from './passes.ts';
import { Way } from './way.tsx';

function Text({ html, none }: { html: string | null; none: string }) {
  return html ? (
    <div className="pad-16">
      <RichText html={html} />
    </div>
  ) : (
    <EmptyState title={none} />
  );
}

const names = ['way', 'description', 'files', 'notes', 'chat', 'linked', 'history'] as const;
type TabName = (typeof names)[number];

export function OfferTabs({ page, stays }: { page: OfferPage; stays: readonly Stay[] }) {
  const say = useSay();
  const place = usePlace(page);
  const unread = useUnread(place);
  const [tab, show] = useTab('way');
  const active: TabName = names.find((name) => name === tab) ?? 'way';
  const contents: Readonly<Record<TabName, () => React.ReactNode>> = {
    way: () => <Way stays={stays} />,
    description: () => <Text html={page.description} none={say('offer_page.empty.description')} />,
    files: () => <Files place={place} />,
    notes: () => <Text html={page.commercial_notes} none={say('offer_page.empty.notes')} />,
    chat: () => <Chat place={place} />,
    linked: () => <Linked page={page} />,
    history: () => <RecordHistory entity={offer} record={page} />,
  };
  return (
    <Card flush label={say('offer_page.tabs.label')}>
      <Tabs
        keys
        label={say('offer_page.tabs.label')}
        tabs={[
          { id: 'way', label: say('offer_page.tabs.way'), count: stays.length },
          { id: 'description', label: say('offer.fields.description') },
          { id: 'files', label: say('offer.fields.files'), count: page.files },
          { id: 'notes', label: say('offer.fields.commercial_notes') },
          {
            id: 'chat',
            label: say('comment.many'),
            count: page.comments,
            news: unread > 0 ? say('comment.screen.unread', { smart_count: unread }) : undefined,
          },
          { id: 'linked', label: say('offer_page.tabs.linked'), count: linkedCount(page) },
          { id: 'history', label: say('history.label') },
        ]}
        active={active}
        onChange={show}
      >
        {contents[active]()}
      </Tabs>
    </Card>
  );
}
