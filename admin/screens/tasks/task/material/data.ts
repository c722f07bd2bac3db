// The material of a task: read again with every revision, written line by line.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { isUnanswered, newKey, sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Material = AnswerOf<'/task/{id}/material'>[number];
export type Suggestion = AnswerOf<'/material_names'>[number];
export type Unit = 'Meter' | 'Piece';
export type Line = { readonly name: string; readonly unit: Unit; readonly quantity: number };

const keyOf = ({ id, revision }: TaskPage) => ['task', 'material', id, revision] as const;

/** The subject id of an action on a row. */
export const materialRow = (id: number) => `material:${id}`;

/** Every change of material raises the task's revision, which its page keeps up to date. */
export const useMaterials = (task: TaskPage) =>
  useQuery({
    queryKey: keyOf(task),
    queryFn: async ({ signal }) => (await call(`/task/${task.id}/material`, { signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const q = typed.trim();
  const enabled = q.length > 1;
  const { data } = useQuery({
    queryKey: ['material_names', q],
    queryFn: async ({ signal }) => (await call('/material_names', { query: { q }, signal })).json,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  return enabled ? (data ?? []) : [];
};

export const useMaterialActs = (task: TaskPage) => {
  const queries = useQueryClient();
  const say = useSay();
  const { act, tell } = useSaidAct();
  const fail = useFailure();
  // Repeating the same line keeps its key until the outcome is known.
  const sentLine = useRef({ line: '', key: '' });
  const show = (change: (rows: Material[]) => Material[]) => queries.setQueryData<Material[]>(keyOf(task), (rows) => rows && change(rows));
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isUnanswered(error)) sentLine.current.line = '';
      fail(error);
      return false;
    } finally {
      void readTaskAgain(queries, task.id);
    }
  };
  return {
    /** Answers whether the line was saved. */
    add: (line: Line): Promise<boolean> => {
      const text = JSON.stringify(line);
      if (sentLine.current.line !== text) sentLine.current = { line: text, key: newKey() };
      return attempt(async () => {
        const row = await sendOnce(`/task/${task.id}/material`, { method: 'POST', body: line }, sentLine.current.key);
        sentLine.current.line = '';
        show((rows) => (rows.some(({ id }) => id === row.id) ? rows : [row, ...rows]));
        tell(say('material.screen.added', { name: row.name }));
      });
    },
    change: (id: number, line: Line): Promise<boolean> =>
      attempt(async () => {
        const row = await sendOnce(`/material/${id}`, { body: line });
        show((rows) => rows.map((one) => (one.id === id ? row : one)));
        tell(say('material.screen.saved', { name: row.name }));
      }),
    remove: ({ id, name }: Material): Promise<boolean> =>
      act({
        on: materialRow(id),
        send: (key) => sendOnce(`/material/${id}`, { method: 'DELETE' }, key),
        done: say('material.screen.removed', { name }),
        undo: (key) => sendOnce(`/material/${id}/restore`, undefined, key),
        after: () => readTaskAgain(queries, task.id),
      }),
  };
};
