// Shows the question for the user's own password on any page while a call waits for it.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openQuestion, subscribeQuestion } from '#admin/providers/calls/password-proof.ts';

const PasswordQuestion = lazy(() => import('./password-question.tsx'));

export function PasswordProof() {
  const question = useSyncExternalStore(subscribeQuestion, openQuestion);
  return (
    question && (
      <Suspense>
        <PasswordQuestion onAnswer={question.answer} />
      </Suspense>
    )
  );
}
