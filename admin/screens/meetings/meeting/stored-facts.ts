// The parts of a correction beside the text (attendance, wording of outcomes, reason), stored in this browser until it is submitted or dropped.
import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { keepText, keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';
import type { Participant } from './data.ts';

export type There = NonNullable<Participant['attendance']> | 'absent';
/** The differences from the finished minutes, by participant and by outcome. */
export type Facts = {
  readonly there: Readonly<Record<number, There>>;
  readonly statements: Readonly<Record<number, string>>;
  readonly reason: string;
};
const nothing: Facts = { there: {}, statements: {}, reason: '' };

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' &&
  value !== null &&
  'there' in value &&
  'statements' in value &&
  'reason' in value &&
  typeof value.reason === 'string';

export const useKeptFacts = (meeting: number) => {
  const { user } = useSession();
  const name = `correction:${meeting}:${user.id}`;
  const [facts, setFacts] = useState(() => {
    const storedFacts = keptValue(name);
    return isFacts(storedFacts) ? storedFacts : nothing;
  });
  const change = (part: Partial<Facts>) => {
    const next = { ...facts, ...part };
    setFacts(next);
    keepValue(name, next);
  };
  return { facts, change, forget: () => keepText(name, null) };
};

/** Keeps only differences: a change back to the original is none. */
export const changed = <T>(before: Readonly<Record<number, T>>, id: number, value: T, stands: T): Readonly<Record<number, T>> => {
  const { [id]: _before, ...rest } = before;
  return value === stands ? rest : { ...rest, [id]: value };
};

/** The request body. */
export const bodyOf = ({ there, statements, reason }: Facts) => ({
  reason: reason.trim(),
  attendance: Object.entries(there).map(([id, one]) => ({ participant: Number(id), attendance: one === 'absent' ? null : one })),
  outcomes: Object.entries(statements).map(([id, text]) => ({ id: Number(id), text: text.trim() })),
});
