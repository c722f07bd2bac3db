// Answers an invitation: accepts at once, declines with a reason.
import './answer-acts.css';
import { useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { useMeetingPress, useSend } from './acts.ts';

/** The two buttons, wherever an invitation awaits the user's answer. */
export function AnswerActs({ id }: { id: number }) {
  const say = useSay();
  const press = useMeetingPress(id);
  const send = useSend(id);
  const [declining, setDeclining] = useState(false);
  return (
    <div className="answer-acts">
      <ActionButton icon={<IconCheck size={16} />} onAct={() => press((send) => send('/respond', { body: { answer: 'accepted' } }))}>
        {say('meeting_page.answer.accept')}
      </ActionButton>
      <ActionButton onAct={() => setDeclining(true)}>{say('meeting_page.answer.decline')}</ActionButton>
      {declining && (
        <InputPopup
          entity="meeting"
          input={callInputs['PUT /meeting/{id}/respond declined']}
          title={say('meeting_page.answer.title')}
          action={say('meeting_page.answer.action')}
          kind="danger"
          fields={{ reason: { label: say('meeting_participant.fields.reason'), missing: say('meeting_page.reasonRequired'), lines: 2 } }}
          send={({ reason }) => send('/respond', { body: { answer: 'declined', reason } })}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  );
}
