// Adds a decision or an action item over the minutes, from their toolbar or from a phone's dock.
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconGavel } from '#admin/ui/marks/icons.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Meeting } from '../data.ts';
import { OutcomeFields, type OutcomeKind, useOutcomeForm } from '../outcome-form.tsx';

export function OutcomePopup({ meeting, kind, onClose }: { meeting: Meeting; kind: OutcomeKind; onClose: () => void }) {
  const say = useSay();
  const sheet = useBelow(768);
  const form = useOutcomeForm(meeting, kind);
  const { outcomeDraft, missing, noTask, save } = form;
  const note = say('meeting_page.tasks.note');
  return (
    <PressPopup
      onClose={onClose}
      title={say(`meeting_outcome.values.kind.${kind}`)}
      subject={meetingNumber(meeting)}
      filled={outcomeDraft.text.trim() !== ''}
      {...(kind === 'decision'
        ? {
            action: {
              label: say('meeting_page.tasks.decide'),
              icon: <IconGavel size={16} />,
              blocked: missing,
              subject: outcomeDraft,
              send: () => save(false),
            },
          }
        : noTask
          ? { action: { label: note, blocked: missing, subject: outcomeDraft, send: () => save(false) } }
          : {
              extra: (press) => (
                <ActionButton size={sheet ? 'xl' : 'm'} blocked={missing} reason="hidden" onAct={() => press(() => save(false))}>
                  {note}
                </ActionButton>
              ),
              action: {
                label: say('meeting_page.tasks.make'),
                blocked: missing,
                subject: outcomeDraft,
                send: () => save(true),
              },
            })}
    >
      <OutcomeFields meeting={meeting} kind={kind} form={form} />
    </PressPopup>
  );
}
