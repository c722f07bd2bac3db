// Writes down what was agreed on: a decision, or what somebody does by when, at once as a task or only in the minutes.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { LineField } from '#admin/fields/line-field.tsx';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { useFailure } from '#admin/providers/failure.ts';
import { useCaller, useSession } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { DateInput } from '#admin/ui/date-input.tsx';
import { IconCheckbox, IconGavel } from '#admin/ui/icons.tsx';
import { presses } from '#admin/ui/shortcuts.ts';
import { useFormat } from '#admin/ui/words.tsx';
import { can, forUser } from '#schema/core/access.ts';
import { currentItem, type Meeting } from './data.ts';

/** Those of the company who take part first, then the others. */
export const usePeople = (meeting: Meeting) => {
  const { users } = useSession();
  const there = new Set(meeting.participants.flatMap(({ user_id }) => user_id ?? []));
  return [...users.values()]
    .filter(({ active }) => active)
    .map(({ id, name, l_name }) => ({ value: id, label: `${name} ${l_name}` }))
    .sort((one, other) => Number(there.has(other.value)) - Number(there.has(one.value)) || one.label.localeCompare(other.label));
};

/** Why the caller may not make this task; null when they may. */
const useWhyNoTask = (user_id: number | null): string | null => {
  const say = useSay();
  const caller = useCaller();
  const { user } = useSession();
  if (forUser(can('tasks.create'), caller) !== true) return say('meeting_page.tasks.noCreate');
  if (user_id !== null && user_id !== user.id && forUser(can('tasks.users'), caller) !== true) return say('meeting_page.tasks.noUsers');
  return null;
};

type Props = { meeting: Meeting; kind: 'decision' | 'action'; onDone?: () => void };

export function OutcomeForm({ meeting, kind, onDone }: Props) {
  const say = useSay();
  const format = useFormat();
  const fail = useFailure();
  const send = useSend(meeting.id);
  const people = usePeople(meeting);
  const id = useId();
  const [text, setText] = useState('');
  const [who, setWho] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const blocked = useWhyNoTask(who);
  const empty = text.trim() === '';
  const save = async (as_task: boolean) => {
    // A day means its noon on the company's wall: by then it is done.
    const [due = null] = day ? format.fromPicker(`${day}T12:00`) : [];
    const said = { kind, text: text.trim(), item_id: currentItem(meeting)?.id ?? null };
    try {
      await send('/outcome', { method: 'POST', body: kind === 'action' ? { ...said, user_id: who, due, as_task } : said });
      setText('');
      setWho(null);
      setDay(null);
      onDone?.();
    } catch (error) {
      fail(error);
    }
  };
  const keys = (event: React.KeyboardEvent) => {
    if (!presses(event, 'Ctrl Enter') || empty) return;
    event.preventDefault();
    void save(kind === 'action' && blocked === null);
  };
  return (
    <fieldset className="outcome-form" onKeyDown={keys} aria-label={say(`meeting_outcome.values.kind.${kind}`)}>
      <LineField
        label={say(kind === 'action' ? 'meeting_page.tasks.what' : 'meeting_page.tasks.decided')}
        value={text}
        onChange={setText}
        max={1000}
        required
      />
      {kind === 'action' && (
        <div className="outcome-form-row">
          <Chooser
            id={`${id}-who`}
            label={say('meeting_outcome.fields.user_id')}
            options={people}
            value={people.find(({ value }) => value === who) ?? null}
            onChange={(one) => setWho(one ? Number(one.value) : null)}
          />
          <div className="field">
            <label htmlFor={`${id}-due`} className="field-label">
              {say('meeting_outcome.fields.due')}
            </label>
            <DateInput id={`${id}-due`} value={day} onChange={setDay} />
          </div>
        </div>
      )}
      <div className="outcome-form-acts">
        {kind === 'action' ? (
          <>
            <ActionButton
              kind="main"
              icon={<IconCheckbox size={16} />}
              hint="Ctrl Enter"
              blocked={blocked ?? (empty ? say('meeting_page.tasks.required') : null)}
              reason="hidden"
              onAct={() => save(true)}
            >
              {say('meeting_page.tasks.make')}
            </ActionButton>
            <ActionButton
              kind="quiet"
              blocked={empty ? say('meeting_page.tasks.required') : null}
              reason="hidden"
              onAct={() => save(false)}
            >
              {say('meeting_page.tasks.note')}
            </ActionButton>
          </>
        ) : (
          <ActionButton
            kind="main"
            icon={<IconGavel size={16} />}
            hint="Ctrl Enter"
            blocked={empty ? say('meeting_page.tasks.required') : null}
            reason="hidden"
            onAct={() => save(false)}
          >
            {say('meeting_page.tasks.decide')}
          </ActionButton>
        )}
      </div>
      {kind === 'action' && blocked && <p className="ui-small ui-quiet">{blocked}</p>}
    </fieldset>
  );
}
