// The passengers of a trip: the team first, then the others.
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { TagChip } from '#admin/ui/marks/chip.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { fold } from '#schema/core/fold.ts';
import { type Choice, useColleagues } from '../colleagues.ts';

type Props = { task: TaskPage; value: readonly number[]; onChange: (people: readonly number[]) => void };

export function PassengersField({ task, value, onChange }: Props) {
  const say = useSay();
  const t = useWords();
  const id = useId();
  const { user } = useSession();
  const { all } = useColleagues('', null);
  const team = new Set(task.users.map(Number));
  const others = all.filter((one) => one.id !== user.id).sort((a, b) => Number(team.has(b.id)) - Number(team.has(a.id)));
  return (
    <Labelled id={id} label={`${say('transport.start.passengers')} (${say('transport.optional')})`}>
      <Autocomplete<Choice, true, true>
        id={id}
        multiple
        options={others}
        value={others.filter((one) => value.includes(one.id))}
        onChange={(_, people) => onChange(people.map((one) => one.id))}
        groupBy={(one) => say(team.has(one.id) ? 'task_page.team.title' : 'transport.start.others')}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={(one) => one.id}
        getOptionLabel={(one) => one.name}
        filterOptions={(options, { inputValue }) => options.filter(({ name }) => fold(name).includes(fold(inputValue)))}
        filterSelectedOptions
        disableClearable
        autoHighlight
        forcePopupIcon={false}
        noOptionsText={t('list.no_options')}
        renderValue={(people) =>
          people.map((one) => <TagChip key={one.id} name={one.name} onRemove={() => onChange(value.filter((other) => other !== one.id))} />)
        }
        renderOption={({ key, ...rest }, one) => (
          <li key={key} {...rest}>
            <Avatar name={one.name} />
            <span className="transport-person">{one.name}</span>
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput {...slotProps.input} fullWidth placeholder={say('transport.start.add')} inputProps={slotProps.htmlInput} />
        )}
      />
    </Labelled>
  );
}
