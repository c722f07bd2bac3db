// Reads confirmed and unbilled work, by client and by task, and whole projects.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '#admin/generic/list/rows.ts';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Clients = AnswerOf<'/invoicing/clients'>;
export type ClientSum = Clients['clients'][number];
export type UnbilledTask = AnswerOf<'/invoicing/tasks'>[number];
export type UnbilledProject = AnswerOf<'/invoicing/projects'>[number];

export type Narrowed = { readonly month: string | null; readonly overdue: boolean };

/** The maximum number of a client's tasks shown and selected at once. */
export const mostTasks = 100;

export const useClients = () =>
  useQuery({
    queryKey: ['invoicing', 'clients'],
    queryFn: async ({ signal }) => (await call('/invoicing/clients', { signal })).json,
    retry: false,
  });

export const useTasks = (client_id: number, { month, overdue }: Narrowed, enabled = true) =>
  useQuery({
    queryKey: ['invoicing', 'tasks', client_id, month, overdue],
    queryFn: async ({ signal }) => {
      const query = {
        client_id: String(client_id),
        ...(month && { month }),
        ...(overdue && { overdue: 'true' as const }),
        range: `[0,${mostTasks - 1}]`,
      };
      return (await call('/invoicing/tasks', { query, signal })).json;
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });

export type ProjectsPage = { readonly rows: readonly UnbilledProject[]; readonly total: number };

/** A page of projects, counted from 1. */
export const useProjects = (list: 'waiting' | 'done', page: number) =>
  useQuery({
    queryKey: ['invoicing', 'projects', list, page],
    queryFn: async ({ signal }): Promise<ProjectsPage> => {
      const first = (page - 1) * pageSize;
      const query = { list, range: JSON.stringify([first, first + pageSize - 1]) };
      const { json, headers } = await call('/invoicing/projects', { query, signal });
      return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? json.length) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
