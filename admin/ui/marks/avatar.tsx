// A user as two initials; a coloured ring shows a running clock.
import './avatar.css';
import { useWords } from '../page/words.tsx';

/** `Andrej Kovač` → `AK`, `Đurđa Mlinar` → `ĐM`, `Marko Zajc (Ti)` → `MZ`. */
export const initials = (name: string) => {
  const words = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toLocaleUpperCase();
};

interface AvatarProps {
  name: string;
  size?: 'm' | 'l';
  /** Whether the user's clock is running or paused. */
  work?: 'running' | 'paused' | null;
  /** Gives the name to screen readers, where it is not shown beside the avatar. */
  label?: boolean;
}

export function Avatar({ name, size = 'm', work, label = false }: AvatarProps) {
  const t = useWords();
  const spoken = label
    ? ({ role: 'img', 'aria-label': work ? `${name}, ${t(`work.${work}`)}` : name, title: name } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span className={['ui-avatar', size === 'l' && 'ui-avatar-l', work && `ui-avatar-${work}`].filter(Boolean).join(' ')} {...spoken}>
      {initials(name)}
    </span>
  );
}

interface AvatarStackProps {
  people: readonly { id: number | string; name: string; work?: 'running' | 'paused' | null }[];
  max?: number;
}

/** Several users, overlapping; an empty list is a dashed ring. */
export function AvatarStack({ people, max = 3 }: AvatarStackProps) {
  const t = useWords();
  if (people.length === 0)
    return (
      <span className="ui-avatar ui-avatar-nobody" role="img" aria-label={t('team.nobody')} title={t('team.nobody')}>
        ?
      </span>
    );
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const more = people.slice(shown.length);
  return (
    <span className="ui-avatars row stretch inline">
      {shown.map((person) => (
        <Avatar key={person.id} name={person.name} work={person.work} label />
      ))}
      {more.length > 0 && (
        <span
          className="ui-avatar"
          role="img"
          aria-label={more.map((person) => person.name).join(', ')}
          title={more.map((person) => person.name).join(', ')}
        >
          +{more.length}
        </span>
      )}
    </span>
  );
}
