// The owner and team of a new task: the first person is the owner, none leaves it unassigned.
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Candidate, useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { Offered } from '#admin/ui/inputs/offered.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconStarFilled, IconX } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

type Props = {
  value: readonly number[];
  /** Whether other people than the user may be chosen. */
  others: boolean;
  error: string | undefined;
  onChange: (people: readonly number[]) => void;
};
type Person = Pick<Candidate, 'id' | 'name' | 'load'>;

function PersonChip({ name, owner, onRemove }: { name: string; owner: boolean; onRemove: () => void }) {
  const say = useSay();
  const t = useWords();
  return (
    <span className={owner ? 'new-task-person row inline gap-6 new-task-owner' : 'new-task-person row inline gap-6'}>
      {owner && <IconStarFilled size={14} />}
      <span className="ui-one-line">{owner ? `${name} · ${say('task_page.team.owns')}` : name}</span>
      <button type="button" aria-label={`${t('verb.remove')}: ${name}`} onClick={onRemove}>
        <IconX size={14} />
      </button>
    </span>
  );
}

export function PeopleField({ value, others, error, onChange }: Props) {
  const say = useSay();
  const t = useWords();
  const { user } = useSession();
  const id = 'new-task-people';
  const nameOf = useNameOf();
  const named = (person: Person): Person =>
    person.id === user.id ? { ...person, name: `${person.name} (${say('task_page.clock.you')})` } : person;
  const options = (useCandidates(0) ?? []).filter(({ refused }) => refused === null).map(named);
  const chosen = value.map((one) => options.find((person) => person.id === one) ?? named({ id: one, name: nameOf(one) }));
  const help = others ? say('task_page.create.peopleHelp') : say('task_page.create.onlyMe', { permission: say('permission.tasks.users') });
  return (
    <Labelled id={id} label={say('task_page.create.people')} help={help} error={error}>
      <Autocomplete<Person, true, true>
        id={id}
        multiple
        options={options}
        value={chosen}
        onChange={(_, people) => onChange(people.map((one) => one.id))}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={(one) => one.id}
        getOptionLabel={(one) => one.name}
        filterSelectedOptions
        disableClearable
        autoHighlight
        forcePopupIcon={false}
        noOptionsText={t('list.no_options')}
        renderValue={(people) =>
          people.map((one, at) => (
            <PersonChip
              key={one.id}
              name={one.name}
              owner={at === 0}
              onRemove={() => onChange(value.filter((other) => other !== one.id))}
            />
          ))
        }
        renderOption={({ key, ...rest }, one) => (
          <li key={key} {...rest}>
            <Avatar name={one.name} />
            <Offered note={<span className="ui-small ui-faint ui-num">{one.load}</span>}>{one.name}</Offered>
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            error={Boolean(error)}
            fullWidth
            placeholder={options.length > chosen.length ? say('task_page.create.addPerson') : undefined}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy(id, help, error) }}
          />
        )}
      />
    </Labelled>
  );
}
