// The people of a rotation in their order: moved by buttons or by Alt with an arrow.
import { useEffect, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Chosen, RecordField } from '#admin/screens/meetings/shared/record-field.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconChevronDown, IconChevronUp, IconX } from '#admin/ui/marks/icons.tsx';
import { useOrderedRows } from '#admin/ui/tables/ordered-rows.ts';

type Props = { people: readonly Chosen[]; onChange: (people: readonly Chosen[]) => void };

/** The most people of a rotation. */
const most = 50;

export function RotationOrder({ people, onChange }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // After a choice the field is empty for the next person and keeps the focus.
  useEffect(() => {
    if (chosen) setChosen(null);
  }, [chosen]);
  const { keys, full, move, remove, onKeyDown } = useOrderedRows({
    rows: people,
    onChange,
    blank: (above) => above ?? { id: 0, title: '' },
    max: most,
  });
  return (
    <fieldset className="ui-choice">
      <legend className="ui-choice-label">{say('on_call_page.rotation.order')}</legend>
      {people.length > 0 && (
        <ol className="on-call-order list flush">
          {people.map(({ title }, at) => (
            <li key={keys[at]} className="row gap-10" onKeyDown={onKeyDown(at)}>
              <span className="ui-num ui-faint">{at + 1}</span>
              <Avatar name={title} />
              <span className="fit fill break">{title}</span>
              <span className="row">
                <IconButton
                  icon={<IconChevronUp size={16} />}
                  label={say('on_call_page.rotation.up', { name: title })}
                  inert={at === 0}
                  onAct={() => move(at, -1)}
                />
                <IconButton
                  icon={<IconChevronDown size={16} />}
                  label={say('on_call_page.rotation.down', { name: title })}
                  inert={at === people.length - 1}
                  onAct={() => move(at, 1)}
                />
                <IconButton
                  icon={<IconX size={16} />}
                  label={say('on_call_page.rotation.remove', { name: title })}
                  onAct={() => remove(at)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {!full && (
        <RecordField
          target="user"
          label={say('on_call_page.rotation.person')}
          value={chosen}
          onChange={(one) => {
            if (!one) return;
            onChange([...people, one]);
            setChosen(one);
          }}
        />
      )}
    </fieldset>
  );
}
