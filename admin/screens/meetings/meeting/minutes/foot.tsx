// The footer of the minutes: other writers, and the save status; both are always shown.
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AvatarStack } from '#admin/ui/marks/avatar.tsx';
import { IconAlertTriangle, IconCheck, IconCloudUpload, IconPlugConnectedX } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Keeper } from './keeper.ts';
import type { Minutes, Writer } from './use-minutes.ts';

/** `Shranjeno 10:52:03`, `Shranjujem`, `Brez povezave, pišeš naprej`. */
export function SavingState({ keeper, brief = false }: { keeper: Keeper; brief?: boolean }) {
  const say = useSay();
  const format = useFormat();
  const { saving, savedAt } = keeper;
  const signs = {
    saved: <IconCheck size={14} />,
    saving: <IconCloudUpload size={14} />,
    offline: <IconPlugConnectedX size={14} />,
    refused: <IconAlertTriangle size={14} />,
  };
  const time = savedAt ? `${format.time(savedAt)}:${savedAt.slice(17, 19)}` : '';
  const words = say(`meeting_page.minutes.${saving}`, { time }).trim();
  const short = brief && saving === 'saved';
  return (
    <span
      className={`minutes-saving row inline gap-8 fit minutes-${saving} ui-num`}
      role="status"
      aria-live={saving === 'saving' ? 'off' : 'polite'}
    >
      {signs[saving]}
      {short && <span aria-hidden="true">{time}</span>}
      <span className={short ? 'ui-unseen' : ''}>{words}</span>
    </span>
  );
}

/** Each writer once, without the user's own other tabs. */
const usePeople = (others: readonly Writer[]) => {
  const { user } = useSession();
  const otherWriters = new Map(others.map(({ user_id, user_name }) => [user_id, { id: user_id, name: user_name }]));
  return [...otherWriters.values()].filter(({ id }) => id !== user.id);
};

/** The avatars only. */
export function Writers({ others }: Pick<Minutes, 'others'>) {
  const people = usePeople(others);
  return people.length > 0 ? <AvatarStack people={people} /> : null;
}

export function Presence({ others }: Pick<Minutes, 'others'>) {
  const say = useSay();
  const people = usePeople(others);
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className="minutes-presence row inline gap-8 fit">
      {people.length > 0 && <AvatarStack people={people} />}
      <span className="ui-one-line">
        {people.length > 0 ? say('meeting_page.minutes.others', { names }) : say('meeting_page.minutes.alone')}
      </span>
    </span>
  );
}
