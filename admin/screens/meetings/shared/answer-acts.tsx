// Yes at once, or no with a reason: how somebody of the company answers an invitation.
import './answer-acts.css';
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useMeetingPress, useSend } from './acts.ts';

/** Yes and no, wherever a meeting waits for the caller's answer. */
export function AnswerActs({ id }: { id: number }) {
  const say = useSay();
  const act = useMeetingPress(id);
  const send = useSend(id);
  const [declining, setDeclining] = useState(false);
  const { error, press } = usePress(() => setDeclining(false));
  const [reason, setReason] = useState('');
  return (
    <div className="answer-acts">
      <ActionButton icon={<IconCheck size={16} />} onAct={() => act('/respond', { body: { answer: 'accepted' } })}>
        {say('meeting_page.answer.accept')}
      </ActionButton>
      <ActionButton onAct={() => setDeclining(true)}>{say('meeting_page.answer.decline')}</ActionButton>
      {declining && (
        <Popup
          open
          onClose={() => setDeclining(false)}
          title={say('meeting_page.answer.title')}
          filled={reason !== ''}
          error={error}
          action={{
            label: say('meeting_page.answer.action'),
            kind: 'danger',
            blocked: reason.trim() ? null : say('meeting_page.reasonRequired'),
            onAct: () => press(reason, () => send('/respond', { body: { answer: 'declined', reason: reason.trim() } })),
          }}
        >
          <NotesField label={say('meeting_participant.fields.reason')} value={reason} onChange={setReason} rows={2} required />
        </Popup>
      )}
    </div>
  );
}
