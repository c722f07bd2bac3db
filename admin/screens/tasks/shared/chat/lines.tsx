// The lines of a chat: messages, unsent messages, and events of the record between them.
import { useRef } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconMessageX, IconRefresh, IconX } from '#admin/ui/marks/icons.tsx';
import { useTint } from '#admin/ui/marks/tint.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Comment, Turn } from './data.ts';
import { LineText } from './line-text.tsx';
import type { Outgoing } from './sending.ts';

export function CommentLine({ comment, arrived }: { comment: Comment; arrived: boolean }) {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const line = useRef<HTMLLIElement>(null);
  const own = comment.user_id === user.id;
  useTint(line, null, arrived && !own);
  const name = comment.user_name ?? `#${comment.user_id}`;
  return (
    <li ref={line} className="chat-line">
      <Avatar size="l" name={name} />
      <div className="grow fit">
        <p className="chat-head row baseline wrap gap-8 lines-0">
          <b>{own ? say('comment.screen.you') : name}</b>
          <time className="ui-small ui-faint ui-num" dateTime={comment.date_added}>
            {format.dateTime(comment.date_added)}
          </time>
        </p>
        <LineText text={comment.text} mentions={comment.mentions} />
      </div>
    </li>
  );
}

type OnItsWayProps = { line: Outgoing; onAgain: () => void; onDrop: () => void };

export function OnItsWay({ line, onAgain, onDrop }: OnItsWayProps) {
  const say = useSay();
  const words = useFailureWords();
  const { user } = useSession();
  const failed = line.error !== null;
  return (
    <li className="chat-line chat-sending">
      <Avatar size="l" name={`${user.name} ${user.last_name}`} />
      <div className="grow fit">
        <p className="chat-head row baseline wrap gap-8 lines-0">
          <b>{say('comment.screen.you')}</b>
          <span className={failed ? 'ui-small ui-danger' : 'ui-small ui-faint'} role="status">
            {say(failed ? 'comment.screen.failed' : 'comment.screen.sending')}
          </span>
        </p>
        <LineText text={line.text} mentions={line.mentions} />
        {failed && (
          <p className="row wrap gap-8 above-6">
            <span className="ui-small ui-danger">{words(line.error)}</span>
            <ActionButton icon={<IconRefresh size={16} />} onAct={onAgain}>
              {say('comment.screen.again')}
            </ActionButton>
            <IconButton icon={<IconX size={16} />} label={say('comment.screen.drop')} onAct={onDrop} />
          </p>
        )}
      </div>
    </li>
  );
}

export function TurnLine({ entity, turn }: { entity: string; turn: Turn }) {
  const say = useSay();
  const { find } = useSpeech();
  const format = useFormat();
  const denied = turn.action === 'decline';
  const actorName = turn.by_link ? (turn.by_name ?? say('history.linkAlone')) : turn.by_name;
  return (
    <li className="chat-turn ui-small ui-quiet">
      {denied && <IconMessageX size={14} />}
      <b className={denied ? 'ui-danger' : undefined}>{find(`${entity}.history.${turn.action}`)}</b>
      {actorName && ` · ${actorName}`} ·{' '}
      <time className="ui-num" dateTime={turn.at}>
        {format.dateTime(turn.at)}
      </time>
    </li>
  );
}
