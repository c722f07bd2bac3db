// The tag filter: all tags, and untagged tasks, are shown until deselected.
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconTag } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterButton } from '#admin/ui/tables/filters.tsx';
import { type DeselectedTags, noTag } from './deselected-tags.ts';

type Props = Pick<DeselectedTags, 'deselected'> & { onChange: (deselected: readonly number[]) => void };

export function TagFilter({ deselected, onChange }: Props) {
  const { tags } = useSession();
  const say = useSay();
  const t = useWords();
  const living = [...tags.values()].filter(({ id, archived }) => !archived || deselected.includes(id));
  const ids = [...living.map(({ id }) => id), noTag];
  const left = ids.filter((id) => !deselected.includes(id));
  const toggle = (id: number, on: boolean) => onChange(on ? deselected.filter((other) => other !== id) : [...deselected, id]);
  return (
    <FilterButton
      label={say('task.fields.tags')}
      icon={<IconTag size={15} />}
      shown={left.length < ids.length ? t('count.of', { chosen: left.length, all: ids.length }) : undefined}
      onClear={() => onChange([])}
      clear={say('task_page.filters.allTags')}
    >
      {() => (
        <ul className="ui-filter-options tasks-tags">
          <li className="tasks-tags-all">
            <Checkbox
              label={say('task_page.filters.allTags')}
              checked={left.length === ids.length}
              mixed={left.length > 0 && left.length < ids.length}
              onChange={(on) => onChange(on ? [] : ids)}
            />
          </li>
          {living.map(({ id, name, color }) => (
            <li key={id}>
              <Checkbox
                label={name}
                lead={<i className="ui-chip-color" style={{ background: color }} />}
                checked={!deselected.includes(id)}
                onChange={(on) => toggle(id, on)}
              />
            </li>
          ))}
          <li>
            <Checkbox label={say('task_page.filters.noTag')} checked={!deselected.includes(noTag)} onChange={(on) => toggle(noTag, on)} />
          </li>
        </ul>
      )}
    </FilterButton>
  );
}
