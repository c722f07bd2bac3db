// What a refusal says of single fields stands beside them, as long as they hold what was refused; what no field shows is left for the whole.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { fieldErrorsIn, remainingMessage } from './problem.ts';

type Refused = {
  readonly failure: unknown;
  readonly problems: Readonly<Record<string, string>>;
  readonly claim: (name: string) => () => void;
};

const RefusedContext = createContext<Refused | null>(null);

/** Which fields show their own refusals, and what is left to be said: null where every named field shows its own. */
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

/** What was refused at the field of this name, until it holds something else; a field without a name shows nothing of it. */
export const useRefusal = (name: string | undefined, value: unknown): string | undefined => {
  const refused = useContext(RefusedContext);
  const claim = refused?.claim;
  useEffect(() => (name === undefined ? undefined : claim?.(name)), [claim, name]);
  const [refusedValue, setTold] = useState({ failure: refused?.failure, value });
  if (refusedValue.failure !== refused?.failure) setTold({ failure: refused?.failure, value });
  if (name === undefined || refusedValue.value !== value) return undefined;
  return refused?.problems[name];
};
