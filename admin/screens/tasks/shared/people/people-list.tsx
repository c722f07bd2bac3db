// The list from which one person or several are chosen for work: searched by name, with the load of each.
import './people-list.css';
import { type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox, RadioList } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { type Candidate, namedLike } from './candidates.ts';

/** From this number of people on the list has a search field. */
const many = 8;

type Shared = {
  label: string;
  /** undefined: not known yet. */
  people: readonly Candidate[] | undefined;
  /** What replaces an empty list that nobody has searched. */
  none: string;
};

/** What can be chosen comes first; the search field is shared by both lists. */
function Searched({ label, people, none, children }: Shared & { children: (found: readonly Candidate[]) => ReactNode }) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  if (!people) return <SkeletonRows rows={6} />;
  const found = namedLike(people, typed).toSorted((a, b) => Number(a.refused !== null) - Number(b.refused !== null));
  return (
    <>
      {people.length > many && <SearchField label={label} placeholder={t('verb.search')} value={typed} onChange={setTyped} />}
      {found.length > 0 ? children(found) : <p className="ui-small ui-faint">{typed.trim() ? t('list.no_options') : none}</p>}
    </>
  );
}

type OneProps = Shared & {
  value: number | null | undefined;
  onChange: (id: number) => void;
  /** What a person does on the task itself, before the load. */
  about?: (id: number) => { readonly note?: string | undefined; readonly work?: 'running' | 'paused' | null };
};

export function PersonList({ value, onChange, about, ...list }: OneProps) {
  const say = useSay();
  return (
    <Searched {...list}>
      {(found) => (
        <div className="people-list">
          <RadioList
            hideLabel
            label={list.label}
            value={value}
            onChange={onChange}
            options={found.map(({ id, name, load, works, last, refused }) => {
              const { note, work = works ? 'running' : null } = about?.(id) ?? {};
              return {
                value: id,
                label: name,
                lead: <Avatar name={name} work={work} />,
                note: [note, load].filter(Boolean).join(' · '),
                ...(last && { end: say('task_page.people.last') }),
                blocked: refused,
              };
            })}
          />
        </div>
      )}
    </Searched>
  );
}

type SeveralProps = Shared & { value: readonly number[]; onChange: (ids: readonly number[]) => void };

export function PeopleList({ value, onChange, ...list }: SeveralProps) {
  return (
    <Searched {...list}>
      {(found) => (
        <fieldset className="ui-choice people-list stack">
          <legend className="ui-unseen">{list.label}</legend>
          {found.map(({ id, name, load, works, refused }) => (
            <Checkbox
              key={id}
              label={name}
              note={load}
              lead={<Avatar name={name} work={works ? 'running' : null} />}
              blocked={refused}
              checked={value.includes(id)}
              onChange={(on) => onChange(on ? [...value, id] : value.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
    </Searched>
  );
}
