// Colleagues found by typing, without accents.
import { useMemo } from 'react';
import { activeAmong, type Choice } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { fold } from '#schema/core/fold.ts';

export type { Choice };

/** Active colleagues, optionally limited to ids; `found` are those that match the text. */
export const useColleagues = (text: string, only: readonly number[] | null): { all: Choice[]; found: Choice[] } => {
  const { users } = useSession();
  return useMemo(() => {
    const all = activeAmong(users).filter(({ id }) => !only || only.includes(id));
    const words = fold(text).split(' ').filter(Boolean);
    return { all, found: all.filter(({ name }) => words.every((word) => fold(name).includes(word))) };
  }, [users, text, only]);
};
