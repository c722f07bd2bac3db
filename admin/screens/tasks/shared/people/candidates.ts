// Who can be asked to work: usual colleagues first, with their load, as the server answers.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '#admin/fields/chooser.tsx';
import { answered, call } from '#admin/providers/calls/http.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { fold } from '#schema/core/fold.ts';

export type Candidate = {
  readonly id: number;
  readonly name: string;
  /** `Serviser · 4 odprte · 2 za danes`; undefined until the load is known. */
  readonly load?: string | undefined;
  readonly works: boolean;
  /** The one whom the user asked last. */
  readonly last: boolean;
  /** Why the server would refuse this person. */
  readonly refused: string | null;
};

/** Milliseconds: the load of colleagues changes with every task that is given. */
const staleTime = 2000;

/** `task`: the task that is given, 0 for one that is being created; without it everybody can be asked. `people` is undefined until the server has answered; should it not, it lists names alone. */
export const useCandidates = (task?: number): readonly Candidate[] | undefined => {
  const say = useSay();
  const format = useFormat();
  const { users } = useSession();
  const { data, isPending } = useQuery({
    queryKey: ['user', 'workload', task ?? null],
    queryFn: ({ signal }) => call('/user_workload', { query: task === undefined ? {} : { task: String(task) }, signal }).then(answered),
    staleTime,
    retry: false,
  });
  return useMemo(() => {
    if (isPending) return undefined;
    if (!data) return activeAmong(users).map((one) => ({ ...one, works: false, last: false, refused: null }));
    return data.map(({ id, title, user_type, open_tasks, due_tasks, works, away_until, last, may }) => ({
      id,
      name: title,
      load: [
        away_until && say('task_page.people.away', { day: format.dayMonth(away_until) }),
        user_type,
        open_tasks > 0 ? say('task_page.create.openCount', { smart_count: open_tasks }) : say('task_page.people.free'),
        due_tasks > 0 && say('task_page.people.due', { smart_count: due_tasks }),
        works && say('task_page.people.works'),
      ]
        .filter(Boolean)
        .join(' · '),
      works,
      last,
      refused: may ? null : say('task_page.people.notOnTeam'),
    }));
  }, [data, isPending, users, say, format]);
};

/** The options of a field: names with their load. */
export const choicesOf = (people: readonly Candidate[]): Choice[] =>
  people.flatMap(({ id, name, load, refused }) => (refused === null ? [{ value: id, label: name, ...(load && { note: load }) }] : []));

/** Those whose name contains every typed word, without accents. */
export const namedLike = <C extends { readonly name: string }>(people: readonly C[], typed: string): readonly C[] => {
  const words = fold(typed).split(' ').filter(Boolean);
  return people.filter(({ name }) => words.every((word) => fold(name).includes(word)));
};
