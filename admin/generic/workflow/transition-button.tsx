// A transition as a button: done by its press, or after its popup where it asks for something or says what follows; not for now says why.
import { type ReactNode, useState } from 'react';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import type { QuestionKey } from '../popup/question-words.ts';
import { type AnyQuestion, AnyTransitionPopup, type OwnPlace, type TransitionQuestion } from './transition-popup.tsx';
import type { LivingName, TransitionName } from './transition-types.ts';
import { askedIn, useTransitions } from './transitions.ts';

type Shown = { readonly kind?: 'plain' | 'main' | 'quiet' | 'danger' };

/** Shown where the caller may, or is only held up. */
export function TransitionButton<E extends LivingName, T extends TransitionName<E>, W extends QuestionKey = OwnPlace<E, T>>(
  props: TransitionQuestion<E, T, W> & Shown,
): ReactNode;
export function TransitionButton({ kind = 'plain', ...question }: AnyQuestion & Shown) {
  const { name, record, words = `${question.entity}.asks.${name}` } = question;
  const entity = entityOf(question.entity);
  const { may, heldUp, whyNot, label, send } = useTransitions(entity, record);
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  const { find } = useSpeech();
  const asks = Object.keys(askedIn(entity, name)).length > 0 || find(`${words}.title`) !== undefined;
  if (!may(name) && !heldUp(name) && !asking) return null;
  return (
    <>
      <ActionButton kind={kind} blocked={whyNot(name)} onAct={() => (asks ? setAsking(true) : attempt(() => send(name)))}>
        {label(name)}
      </ActionButton>
      {asking && <AnyTransitionPopup {...question} kind={kind === 'danger' ? 'danger' : 'main'} onClose={() => setAsking(false)} />}
    </>
  );
}
