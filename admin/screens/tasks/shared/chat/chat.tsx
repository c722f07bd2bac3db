// The chat of a record: messages by day, and the input below.
import { FailedState } from '#admin/generic/failed-state.tsx';
import './chat.css';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useArrivals } from '#admin/generic/parts/arrivals.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconMessage } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Composer } from './composer.tsx';
import { type Comment, type Turn, useComments, useTurns } from './data.ts';
import { CommentLine, OnItsWay, TurnLine } from './lines.tsx';
import type { Person } from './mentions.ts';
import type { TalkedPlace } from './place.ts';
import { markSeen, useSeen } from './read-marks.ts';
import { useSending } from './sending.ts';

const pageSize = 50;

type Item = { readonly at: string; readonly comment?: Comment; readonly turn?: Turn };
/** Messages and events by time; only events between the shown messages. */
const itemsOf = (comments: readonly Comment[], turns: readonly Turn[], whole: boolean): Item[] => {
  const oldest = comments.at(-1)?.date_added ?? '';
  const items: Item[] = [
    ...comments.map((comment) => ({ at: comment.date_added, comment })),
    ...turns.filter(({ at }) => whole || at >= oldest).map((turn) => ({ at: turn.at, turn })),
  ];
  return items.sort((a, b) => (a.at === b.at ? (a.comment?.id ?? 0) - (b.comment?.id ?? 0) : a.at < b.at ? -1 : 1));
};

/** Keeps the newest message in view unless the user has scrolled up. */
const useBottom = (mark: string) => {
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  // A scroll container must be reachable by keyboard.
  useLayoutEffect(() => {
    if (box.current) box.current.tabIndex = 0;
  });
  useLayoutEffect(() => {
    if (mark && !reading.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [mark]);
  const onScroll = () => {
    if (box.current) reading.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight > 48;
  };
  const follow = () => {
    reading.current = false;
  };
  return { box, onScroll, follow };
};

export function Chat({ place }: { place: TalkedPlace }) {
  const say = useSay();
  const format = useFormat();
  const { user, users } = useSession();
  const [many, setMany] = useState(pageSize);
  const { data, error, refetch } = useComments(place, many);
  const turns = useTurns(place);
  const { outgoing, say: send, again, drop } = useSending(place);
  const arrived = useArrivals(data?.map(({ id }) => id));
  const total = Math.max(place.comments, data?.length ?? 0);
  // Messages that were unread when the tab opened stay marked while it is shown.
  const [lastReadId] = useState(useSeen(user.id, place.path));
  useEffect(() => {
    const mark = () => {
      if (data && document.visibilityState === 'visible') markSeen(user.id, place.path, total);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [data, user.id, place.path, total]);

  const comments = data ?? [];
  const firstNew = lastReadId > 0 && lastReadId < total ? comments[total - lastReadId - 1] : undefined;
  const shown = outgoing.filter(
    ({ after, text }) => after === null || !comments.some((one) => one.id > after && one.user_id === user.id && one.text === text),
  );
  const { box, onScroll, follow } = useBottom(`${comments[0]?.id} ${shown.length}`);
  const people: Person[] = [...users.values()]
    .filter(({ id, active }) => active && id !== user.id)
    .map((one) => ({ id: one.id, name: fullName(one), works: place.people.includes(one.id) }));

  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  let day = '';
  return (
    <div className="chat">
      {comments.length + shown.length === 0 ? (
        <EmptyState icon={<IconMessage size={24} />} title={say('comment.screen.empty.title')}>
          {say('comment.screen.empty.text')}
        </EmptyState>
      ) : (
        <div ref={box} className="chat-log" onScroll={onScroll} role="log" aria-label={say('comment.many')}>
          {comments.length < total && (
            <ActionButton kind="quiet" onAct={() => setMany(many + pageSize)}>
              {say('comment.screen.earlier')}
            </ActionButton>
          )}
          <ol className="stack gap-12 list">
            {itemsOf(comments, turns, comments.length >= total).map(({ at, comment, turn }) => {
              const own = format.dayOf(at);
              const begins = own !== day;
              day = own;
              return (
                <Fragment key={comment ? `c${comment.id}` : `t${turn?.id}`}>
                  {begins && <li className="chat-day row gap-12">{format.dated(own)}</li>}
                  {comment && comment === firstNew && <li className="chat-new row gap-12">{say('comment.screen.fresh')}</li>}
                  {comment && <CommentLine comment={comment} arrived={arrived(comment.id)} />}
                  {turn && <TurnLine entity={place.entity} turn={turn} />}
                </Fragment>
              );
            })}
            {shown.map((line) => (
              <OnItsWay key={line.key} line={line} onAgain={() => again(line)} onDrop={() => drop(line.key)} />
            ))}
          </ol>
        </div>
      )}
      {place.may('comment') ? (
        <Composer
          path={place.path}
          people={people}
          onSend={(text, mentions) => {
            follow();
            send(text, mentions);
          }}
        />
      ) : (
        <p className="chat-closed ui-small ui-faint">{place.whyNot('comment')}</p>
      )}
    </div>
  );
}
