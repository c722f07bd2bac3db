// Colleagues to choose from, found as one types; c finds č.
import { useMemo } from 'react';
import { useSession } from '#admin/providers/session.tsx';
import { fold } from '#schema/core/fold.ts';

export type Choice = { readonly id: number; readonly name: string };

/** Active colleagues, or those of them with the given ids; `found` are those that match the text. */
export const useColleagues = (text: string, only: readonly number[] | null): { all: Choice[]; found: Choice[] } => {
  const { users } = useSession();
  return useMemo(() => {
    const all = [...users.values()]
      .filter(({ id, active }) => active && (!only || only.includes(id)))
      .map(({ id, name, l_name }) => ({ id, name: `${name} ${l_name}` }));
    const words = fold(text).split(' ').filter(Boolean);
    return { all, found: all.filter(({ name }) => words.every((word) => fold(name).includes(word))) };
  }, [users, text, only]);
};
