// Tags and priority of a new task, collapsed to a summary.
import { useId, useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { Priority } from '#admin/screens/tasks/shared/priority.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconCheck, IconChevronDown, IconChevronRight } from '#admin/ui/marks/icons.tsx';

const priorities: readonly Priority[] = [0, 1, 2, 3];

type Props = {
  tags: readonly number[];
  priority: Priority;
  /** The client's own tags, beside the global ones. */
  ofClient: readonly number[];
  error: string | undefined;
  onTags: (tags: readonly number[]) => void;
  onPriority: (priority: Priority) => void;
};

export function MoreFields({ tags, priority, ofClient, error, onTags, onPriority }: Props) {
  const say = useSay();
  const words = useEntityWords('task');
  const session = useSession();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const open = unfolded || error !== undefined;
  const selectable = [...session.tags.values()].filter((tag) => !tag.archived && (tag.global || ofClient.includes(tag.id)));
  const summary = [...tags.flatMap((one) => session.tags.get(one)?.name ?? []), words.choice('priority', priority)];
  const Arrow = open ? IconChevronDown : IconChevronRight;
  return (
    <div className="new-task-more">
      <button
        type="button"
        className="new-task-fold tap row wrap gap-8"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setUnfolded(!open)}
      >
        <Arrow size={16} />
        <b className="rigid">{say('task_page.create.more')}</b>
        {!open && <span className="ui-faint ui-one-line">{summary.join(' · ')}</span>}
      </button>
      {open && (
        <div id={id} className="stack gap-12 pad-y-4">
          <fieldset className="ui-choice row stretch wrap gap-6">
            <legend className="ui-choice-label">{words.label('tags')}</legend>
            {selectable.map(({ id: tag, name, color }) => {
              const on = tags.includes(tag);
              return (
                <button
                  key={tag}
                  type="button"
                  className="new-task-tag row inline gap-6"
                  aria-pressed={on}
                  onClick={() => onTags(on ? tags.filter((other) => other !== tag) : [...tags, tag])}
                >
                  <i className="ui-chip-color" style={{ background: color }} />
                  {name}
                  {on && <IconCheck size={14} />}
                </button>
              );
            })}
          </fieldset>
          <SegmentedChoice
            label={words.label('priority')}
            value={priority}
            options={priorities.map((value) => ({ value, label: words.choice('priority', value) }))}
            onChange={onPriority}
          />
          {error && <p className="field-error">{error}</p>}
        </div>
      )}
    </div>
  );
}
