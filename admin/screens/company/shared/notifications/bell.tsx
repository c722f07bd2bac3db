// The notification bell of the signed-in user; each line links to its record.
import './bell.css';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { clockHour } from '#admin/fields/names.ts';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconBell, IconChecks, IconMoon } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { mostNotifications, type Notification, useFollowNotifications, useMarkRead, useNotifications } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';

const page = 25;

/** Groups unread notifications of a kind and record: the latest stands for all. */
const together = (rows: readonly Notification[]): (readonly [latest: Notification, ids: number[]])[] =>
  [
    ...Map.groupBy(rows, ({ id, kind, entity, entity_id, read_at }) => (read_at === null ? `${kind} ${entity} ${entity_id}` : id)).values(),
  ].flatMap((group) => (group[0] ? [[group[0], group.map(({ id }) => id)] as const] : []));

function QuietHours({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { user } = useSession();
  const { notification_start_hour: start, notification_end_hour: end } = user;
  return (
    <footer className="notifications-foot row gap-12">
      <IconMoon size={16} />
      <span className="grow">
        {start === 0 && end === 24
          ? say('notification.never_quiet')
          : say('notification.quiet', { from: clockHour(end % 24), to: clockHour(start) })}
      </span>
      <Link to="/profile" onClick={onClose}>
        {say('notification.change')}
      </Link>
    </footer>
  );
}

function Lines({ count, onMore, onClose }: { count: number; onMore: () => void; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const { data, error, refetch, isPlaceholderData } = useNotifications(count);
  const { mutate } = useMarkRead();
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  if (data.rows.length === 0) return <EmptyState title={say('notification.empty.title')}>{say('notification.empty.text')}</EmptyState>;
  const days = Map.groupBy(data.rows, ({ at }) => format.dayOf(at));
  return (
    <>
      {[...days].map(([day, rows]) => (
        <section key={day}>
          <h3 className="notification-day">{format.heading(day)}</h3>
          <ul className="list">
            {together(rows).map(([latest, ids]) => (
              <NotificationRow
                key={latest.id}
                notification={latest}
                count={ids.length}
                onOpen={() => {
                  if (latest.read_at === null) mutate(ids);
                  onClose();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {data.total > data.rows.length && count < mostNotifications && (
        <div className="notification-more">
          <ActionButton kind="quiet" busy={isPlaceholderData} onAct={onMore}>
            {say('notification.earlier')}
          </ActionButton>
        </div>
      )}
    </>
  );
}

export function Bell() {
  const say = useSay();
  const { unread } = useSession();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutateAsync } = useMarkRead();
  const fail = useFailure();
  useFollowNotifications();
  const close = () => {
    setOpener(null);
    setCount(page);
  };
  const title = say('notification.title');
  return (
    <>
      <IconButton
        className={unread > 0 ? 'bell anchor bell-rings' : 'bell anchor'}
        icon={<IconBell />}
        label={unread > 0 ? `${title}: ${say('notification.unread', { smart_count: unread })}` : title}
        onAct={setOpener}
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
      />
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        marginThreshold={8}
        slotProps={{ paper: { className: 'notifications', role: 'dialog', 'aria-label': title } }}
      >
        <header className="notifications-head split wrap gap-8 lines-0 rigid">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {unread > 0 && (
            <ActionButton
              kind="quiet"
              icon={<IconChecks size={16} />}
              onAct={() => {
                // The button disappears, so the keyboard focus moves to the heading.
                heading.current?.focus();
                return mutateAsync(undefined).catch(fail);
              }}
            >
              {say('notification.allRead')}
            </ActionButton>
          )}
        </header>
        <div className="notifications-lines">
          <Lines count={count} onMore={() => setCount((before) => Math.min(mostNotifications, before + page))} onClose={close} />
        </div>
        <QuietHours onClose={close} />
      </Popover>
    </>
  );
}
