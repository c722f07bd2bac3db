// Shows the question for the own password over every page, while a call waits for it.
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
