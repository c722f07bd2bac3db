// The user's calendar feeds: addresses at which a calendar program reads absences and turns on call; made here, shown once, revoked at any time.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCalendarEvent } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { anyOf, can } from '#schema/core/access.ts';
import { feedScopes } from '#schema/people/calendar-feed.ts';

type Feed = AnswerOf<'/calendar_feed'>[number];
const queryKey = ['calendar_feed', 'own'];
const readsAbsences = anyOf(can('absences.read'), can('absences.write'));

const useFeeds = () => {
  const { user } = useSession();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ user_id: user.id }),
        sort: JSON.stringify(['date_added', 'DESC']),
        range: '[0,49]',
      } as const;
      return (await call('/calendar_feed', { query, signal })).json.filter(({ revoked_at }) => !revoked_at);
    },
    retry: false,
  });
};

function Revoke({ feed: { id, scope }, onClose }: { feed: Feed; onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const revoke = async () => {
    await call(`/calendar_feed/${id}/revoke`, { method: 'PUT' });
    await queries.invalidateQueries({ queryKey });
    toastSuccess(say('calendar_feed.history.revoke'));
  };
  return (
    <ConfirmPopup
      title={`${say('profile.feeds.revoke')}: ${say(`calendar_feed.values.scope.${scope}`)}`}
      kind="danger"
      effect={say('profile.feeds.revokeEffect')}
      send={revoke}
      onClose={onClose}
    />
  );
}

export function Feeds() {
  const say = useSay();
  const format = useFormat();
  const failed = useFailure();
  const queries = useQueryClient();
  const mayReadAll = useMay(readsAbsences, {});
  const { data, error, refetch } = useFeeds();
  const [address, setAddress] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Feed | null>(null);
  const make = async (scope: Feed['scope']) => {
    try {
      setAddress((await call('/calendar_feed', { method: 'POST', body: { scope } })).json.url);
      await queries.invalidateQueries({ queryKey });
    } catch (refusal) {
      failed(refusal);
    }
  };
  return (
    <Card flush title={say('calendar_feed.many')} count={data?.length}>
      {data ? (
        <ul className="session-list">
          {data.map((feed) => (
            <li key={feed.id} className="row wrap gap-12 lines-4 pad-y-8 pad-x-16">
              <IconCalendarEvent size={18} />
              <span className="session-text">
                <b>{say(`calendar_feed.values.scope.${feed.scope}`)}</b>
                <span className="ui-small ui-faint">
                  {feed.last_read_at
                    ? say('profile.feeds.read', { time: format.dateTime(feed.last_read_at) })
                    : say('profile.feeds.unread', { date: format.date(feed.date_added) })}
                </span>
              </span>
              <ActionButton kind="dangerText" onAct={() => setRevoked(feed)}>
                {say('profile.feeds.revoke')}
              </ActionButton>
            </li>
          ))}
          {data.length === 0 && <li className="pad-y-8 pad-x-16 ui-faint">{say('calendar_feed.empty')}</li>}
        </ul>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      <div className="stack gap-8 pad-y-8 pad-x-16">
        <span className="ui-small ui-faint">{say('profile.feeds.help')}</span>
        <div className="row wrap gap-8">
          {feedScopes
            .filter((scope) => scope === 'own' || mayReadAll)
            .map((scope) => (
              <ActionButton key={scope} onAct={() => make(scope)}>
                {say(`profile.feeds.make.${scope}`)}
              </ActionButton>
            ))}
        </div>
      </div>
      {address && (
        <SecretPopup title={say('calendar_feed.one')} text={address} note={say('profile.feeds.once')} onClose={() => setAddress(null)} />
      )}
      {revoked && <Revoke feed={revoked} onClose={() => setRevoked(null)} />}
    </Card>
  );
}
