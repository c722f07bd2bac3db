// Shows the field errors of a refusal at their fields until the refused value changes; the rest is a message for the whole form.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { fieldErrorsIn, remainingMessage } from './problem.ts';

type Refused = {
  readonly failure: unknown;
  readonly problems: Readonly<Record<string, string>>;
  readonly claim: (name: string) => () => void;
};

const RefusedContext = createContext<Refused | null>(null);

/** Registers the fields that show their own errors, and gives the remaining message: null if every named field shows its own. */
export const useRefusedFields = (failure: unknown, words: string | null) => {
  const [shown, setShown] = useState<readonly string[]>([]);
  const claim = useCallback((name: string) => {
    setShown((before) => [...before, name]);
    return () => setShown((before) => before.toSpliced(before.indexOf(name), 1));
  }, []);
  const refused = useMemo(() => ({ failure, problems: fieldErrorsIn(failure), claim }), [failure, claim]);
  return { refused, rest: remainingMessage(failure, shown, words) };
};

export function RefusedFields({ refused, children }: { refused: Refused; children: ReactNode }) {
  return <RefusedContext value={refused}>{children}</RefusedContext>;
}

/** The error of the named field until its value changes; undefined for a field without a name. */
export const useRefusal = (name: string | undefined, value: unknown): string | undefined => {
  const refused = useContext(RefusedContext);
  const claim = refused?.claim;
  useEffect(() => (name === undefined ? undefined : claim?.(name)), [claim, name]);
  const [refusedValue, setTold] = useState({ failure: refused?.failure, value });
  if (refusedValue.failure !== refused?.failure) setTold({ failure: refused?.failure, value });
  if (name === undefined || refusedValue.value !== value) return undefined;
  return refused?.problems[name];
};
