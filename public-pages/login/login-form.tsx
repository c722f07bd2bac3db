// The form of the sign-in page: email and password, then the code where a second factor is in force.
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { PairForm } from './pair-form.tsx';
import type { Pair } from './sign-in.ts';

export const LoginForm = ({ goesTo, onStep }: { goesTo: string; onStep: (step: 'pair' | 'code') => void }) => {
  const [pair, setPair] = useState<Pair | null>(null);
  const go = (given: Pair | null) => {
    setPair(given);
    onStep(given ? 'code' : 'pair');
  };
  const signedIn = () => location.replace(goesTo);
  return pair ? <CodeForm pair={pair} onSignedIn={signedIn} onBack={() => go(null)} /> : <PairForm onSignedIn={signedIn} onCode={go} />;
};
