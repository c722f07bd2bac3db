// The values of a new task, and its creation.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Priority } from '#admin/screens/tasks/shared/priority.tsx';
import type { AnswerOf, BodyOf } from '#public-pages/calls/call-types.ts';

export type NewTask = {
  readonly client: { readonly id: number; readonly name: string } | null;
  readonly branch: number;
  /** null: the usual contact. */
  readonly contact: number | null;
  readonly title: string;
  readonly description: string;
  readonly deadline: string | null;
  /** The first person is the owner; an empty list leaves the task unassigned. */
  readonly people: readonly number[];
  readonly tags: readonly number[];
  readonly priority: Priority;
  /** 0: no project. */
  readonly project: number;
};

/** The six inputs, with the server's fields that each of them sets. */
const inputs = {
  client: ['client_company_id', 'branch_office_id', 'client_company_contact_id'],
  title: ['title'],
  description: ['description'],
  deadline: ['deadline'],
  people: ['company_user_id', 'users'],
  more: ['tags', 'priority'],
  project: ['project'],
} as const;
export type Input = keyof typeof inputs;
export type Wrong = Readonly<Partial<Record<Input, string>>>;

const inputOf = (field: string) =>
  (Object.keys(inputs) as Input[]).find((input) => inputs[input].some((own) => field === own || field.startsWith(`${own}.`)));

const bodyOf = (
  { client, branch, contact, title, description, deadline, people, tags, priority, project }: NewTask,
  defaultContact: number,
): BodyOf<'/task', 'POST'> => ({
  ...(client && { client_company_id: client.id, branch_office_id: branch, client_company_contact_id: contact ?? defaultContact }),
  title: title.trim(),
  description: description.trim() || null,
  deadline,
  company_user_id: people[0] ?? 0,
  users: people.slice(1),
  tags,
  priority,
  ...(project > 0 && { project }),
});

export type Created = AnswerOf<'/task', 'POST'>;

/** `given`: the initial values besides the usual ones. */
export const useNewTask = (others: boolean, given: Partial<NewTask>) => {
  const say = useSay();
  const keyed = usePressKeys();
  const queries = useQueryClient();
  const { user } = useSession();
  const empty: NewTask = {
    client: null,
    branch: 0,
    contact: null,
    title: '',
    description: '',
    deadline: null,
    // A user who cannot assign others is most likely the owner.
    people: others ? [] : [user.id],
    tags: [],
    priority: 1,
    project: 0,
    ...given,
  };
  const [start] = useState(empty);
  const [task, setTask] = useState(empty);
  const [wrong, setWrong] = useState<Wrong>({});

  const change = (part: Partial<NewTask>, input?: Input) => {
    setTask((before) => ({ ...before, ...part }));
    if (input) setWrong(({ [input]: _, ...rest }) => rest);
  };

  /** Answers the new task, or null if its fields show errors; throws any other refusal. `defaultContact` is used if no contact was chosen. */
  const save = async (defaultContact: number): Promise<Created | null> => {
    if (!task.title.trim()) {
      setWrong({ title: say('error.field.required') });
      return null;
    }
    try {
      const body = bodyOf(task, defaultContact);
      const { json: made } = await keyed(body, (key) => call('/task', { method: 'POST', body, headers: { 'Idempotency-Key': key } }));
      void queries.invalidateQueries({ queryKey: ['task'] });
      return made;
    } catch (error) {
      const named = (problemOf(error)?.errors ?? []).flatMap(({ field, detail }) => {
        const input = inputOf(field);
        return input ? [[input, detail] as const] : [];
      });
      setWrong(Object.fromEntries(named));
      if (named.length === 0) throw error;
      return null;
    }
  };

  return {
    task,
    wrong,
    filled: JSON.stringify(task) !== JSON.stringify(start),
    change,
    save,
    /** The next task keeps place and people; text typed during the save belongs to it. */
    another: () => {
      setWrong({});
      const next = (typed: string, sent: string) => (typed === sent ? '' : typed);
      setTask((now) => ({ ...now, title: next(now.title, task.title), description: next(now.description, task.description) }));
    },
  };
};
