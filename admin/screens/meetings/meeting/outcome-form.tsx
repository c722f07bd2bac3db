// The form of an outcome: a decision, or an action item with person and day, as a task or only in the minutes.
import { type Dispatch, type SetStateAction, useId, useRef, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { LineField } from '#admin/fields/line-field.tsx';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useCaller, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useSend } from '#admin/screens/meetings/shared/acts.ts';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can, forUser } from '#schema/core/access.ts';
import { currentItem, type Meeting } from './data.ts';

export type OutcomeKind = 'decision' | 'action';
type OutcomeDraft = { readonly text: string; readonly assignee: number | null; readonly day: string | null };
const nothing: OutcomeDraft = { text: '', assignee: null, day: null };

/** The colleagues who take part first, then the others. */
export const usePeople = (meeting: Meeting) => {
  const { users } = useSession();
  const there = new Set(meeting.participants.flatMap(({ user_id }) => user_id ?? []));
  return activeAmong(users)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => Number(there.has(other.value)) - Number(there.has(one.value)) || one.label.localeCompare(other.label));
};

/** The reason why the user may not create this task; null if they may. */
const useWhyNoTask = (user_id: number | null): string | null => {
  const say = useSay();
  const caller = useCaller();
  const { user } = useSession();
  if (forUser(can('tasks.create'), caller) !== true) return say('meeting_page.tasks.noCreate');
  if (user_id !== null && user_id !== user.id && forUser(can('tasks.users'), caller) !== true) return say('meeting_page.tasks.noUsers');
  return null;
};

export type OutcomeForm = {
  readonly outcomeDraft: OutcomeDraft;
  readonly change: Dispatch<SetStateAction<OutcomeDraft>>;
  /** The reason why the outcome cannot be saved yet; null if it can. */
  readonly missing: string | null;
  /** The reason why no task can be created; null if one can. */
  readonly noTask: string | null;
  /** Throws the server's refusal. */
  readonly save: (as_task: boolean) => Promise<void>;
};

/** The values of the form and its save; `onDone` runs after saving, unless the next one has been begun. */
export const useOutcomeForm = (meeting: Meeting, kind: OutcomeKind, onDone?: () => void): OutcomeForm => {
  const say = useSay();
  const format = useFormat();
  const send = useSend(meeting.id);
  const [outcomeDraft, change] = useState(nothing);
  const latest = useRef(outcomeDraft);
  latest.current = outcomeDraft;
  const { text, assignee, day } = outcomeDraft;
  return {
    outcomeDraft,
    change,
    missing: text.trim() === '' ? say('meeting_page.tasks.required') : null,
    noTask: useWhyNoTask(assignee),
    save: async (as_task) => {
      // A due day means noon in the company's time zone.
      const [due = null] = day ? format.fromPicker(`${day}T12:00`) : [];
      const outcome = { kind, text: text.trim(), item_id: currentItem(meeting)?.id ?? null };
      await send('/outcome', { method: 'POST', body: kind === 'action' ? { ...outcome, user_id: assignee, due, as_task } : outcome });
      // Text typed during the save belongs to the next outcome, whose writer is where they want to be.
      if (latest.current !== outcomeDraft) return;
      change(nothing);
      onDone?.();
    },
  };
};

type FieldsProps = { meeting: Meeting; kind: OutcomeKind; form: OutcomeForm };

export function OutcomeFields({ meeting, kind, form: { outcomeDraft, change, noTask } }: FieldsProps) {
  const say = useSay();
  const people = usePeople(meeting);
  const id = useId();
  const set = (part: Partial<OutcomeDraft>) => change((before) => ({ ...before, ...part }));
  return (
    <>
      <LineField
        label={say(kind === 'action' ? 'meeting_page.tasks.what' : 'meeting_page.tasks.decided')}
        value={outcomeDraft.text}
        onChange={(text) => set({ text })}
        max={1000}
        required
      />
      {kind === 'action' && (
        <div className="outcome-form-row">
          <Chooser
            id={`${id}-who`}
            label={say('meeting_outcome.fields.user_id')}
            options={people}
            value={people.find(({ value }) => value === outcomeDraft.assignee) ?? null}
            onChange={(one) => set({ assignee: one ? Number(one.value) : null })}
          />
          <div className="field">
            <label htmlFor={`${id}-due`} className="field-label">
              {say('meeting_outcome.fields.due')}
            </label>
            <DateInput id={`${id}-due`} value={outcomeDraft.day} onChange={(day) => set({ day })} />
          </div>
        </div>
      )}
      {kind === 'action' && noTask && <p className="ui-small ui-quiet">{noTask}</p>}
    </>
  );
}
