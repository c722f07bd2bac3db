// The leader and members of a new project; users of the template's user types are listed first.
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { choicesOf, useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { TagChip } from '#admin/ui/marks/chip.tsx';

type Team = readonly { readonly user_type_name: string; readonly people: number; readonly users: readonly number[] }[];
type Props = {
  leader: number | null;
  members: readonly number[];
  team: Team;
  onLeader: (id: number | null) => void;
  onMembers: (ids: number[]) => void;
};

export function PeopleFields({ leader, members, team, onLeader, onMembers }: Props) {
  const say = useSay();
  const id = useId();
  const nameOf = useNameOf();
  const named = (user: number) => ({ value: user, label: nameOf(user) });
  const everybody = choicesOf(useCandidates() ?? []);
  const ofTemplate = new Set(team.flatMap((one) => one.users));
  const options = everybody.toSorted((a, b) => Number(ofTemplate.has(Number(b.value))) - Number(ofTemplate.has(Number(a.value))));
  return (
    <>
      <Chooser
        id={`${id}leader`}
        label={say('project_template.screen.leader')}
        required
        options={everybody}
        value={leader === null ? null : named(leader)}
        onChange={(one) => onLeader(one ? Number(one.value) : null)}
      />
      <Chooser
        id={`${id}members`}
        label={say('project_template.screen.members')}
        help={
          team.length > 0
            ? say('project_template.screen.wanted', {
                team: team.map(({ people, user_type_name }) => `${people} × ${user_type_name}`).join(', '),
              })
            : undefined
        }
        multiple
        options={options}
        value={members.map(named)}
        onChange={(chosen) => onMembers(chosen.map(({ value }) => Number(value)))}
        renderChips={(chosen, remove) => chosen.map((one) => <TagChip key={one.value} name={one.label} onRemove={() => remove(one)} />)}
      />
    </>
  );
}
