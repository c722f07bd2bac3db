// Adds an action item beside the minutes: text, person and day; Ctrl Enter also creates a task.
import { useRef } from 'react';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { presses } from '#admin/ui/browser/shortcuts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheckbox } from '#admin/ui/marks/icons.tsx';
import type { Meeting } from './data.ts';
import { OutcomeFields, useOutcomeForm } from './outcome-form.tsx';

export function ActionForm({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const box = useRef<HTMLFieldSetElement>(null);
  // The cursor returns for the next item.
  const form = useOutcomeForm(meeting, 'action', () => box.current?.querySelector('input')?.focus());
  const { missing, noTask } = form;
  const attempt = useAttempt();
  const save = (as_task: boolean) => attempt(() => form.save(as_task));
  const keys = (event: React.KeyboardEvent) => {
    if (!presses(event, 'Ctrl Enter') || missing) return;
    event.preventDefault();
    void save(noTask === null);
  };
  return (
    <fieldset
      ref={box}
      className="outcome-form stack gap-8 fit flush"
      onKeyDown={keys}
      aria-label={say('meeting_outcome.values.kind.action')}
    >
      <OutcomeFields meeting={meeting} kind="action" form={form} />
      <div className="row stretch wrap gap-8">
        <ActionButton
          kind="main"
          icon={<IconCheckbox size={16} />}
          hint="Ctrl Enter"
          blocked={noTask ?? missing}
          reason="hidden"
          onAct={() => save(true)}
        >
          {say('meeting_page.tasks.make')}
        </ActionButton>
        <ActionButton kind="quiet" blocked={missing} reason="hidden" onAct={() => save(false)}>
          {say('meeting_page.tasks.note')}
        </ActionButton>
      </div>
    </fieldset>
  );
}
