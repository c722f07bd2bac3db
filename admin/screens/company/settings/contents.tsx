// The table of contents of the settings: a dot marks changed sections; a select on a phone.
import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { anchorOf, type Section } from './sections.ts';

type Props = { sections: readonly Section[]; changed: ReadonlySet<string> };

/** The section being read: the last one whose heading has passed the upper third. */
const useRead = (sections: readonly Section[]) => {
  const [read, setRead] = useState<string | undefined>(sections[0]?.id);
  // The last sections never reach the top: a chosen one counts until the user scrolls on.
  const chosenAt = useRef<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (chosenAt.current === window.scrollY) return;
      chosenAt.current = null;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const line = window.innerHeight / 3;
      const passed = sections.filter(({ id }) => (document.getElementById(anchorOf(id))?.getBoundingClientRect().top ?? line + 1) <= line);
      setRead((atEnd && window.scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  const choose = (id: string) => {
    document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'start' });
    chosenAt.current = window.scrollY;
    setRead(id);
  };
  return [read, choose] as const;
};

export function Contents({ sections, changed }: Props) {
  const say = useSay();
  const select = useId();
  const [read, open] = useRead(sections);
  return (
    <nav className="settings-contents" aria-label={say('company.contents')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              aria-current={read === id ? 'location' : undefined}
              aria-label={changed.has(id) ? say('company.changedSection', { name: title }) : undefined}
              onClick={(event) => {
                event.preventDefault();
                open(id);
              }}
            >
              {title}
              {changed.has(id) && <i className="settings-dot" />}
            </a>
          </li>
        ))}
      </ul>
      <label htmlFor={select} className="ui-unseen">
        {say('company.contents')}
      </label>
      <select id={select} value={read} onChange={(event) => open(event.target.value)}>
        {sections.map(({ id, title }) => (
          <option key={id} value={id}>
            {changed.has(id) ? `● ${title}` : title}
          </option>
        ))}
      </select>
    </nav>
  );
}
