// Finds the place of a new task: clients with branch offices, and details of the chosen one.

import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useListRows } from '#admin/providers/records/list-rows.ts';
import { openStates } from '#admin/screens/tasks/shared/states.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { TaskRow } from '../lists.ts';

/** A client or one of its branch offices; branch office 0 is the head office. */
export type FoundPlace = AnswerOf<'/place'>[number];
export type ClientPlaces = AnswerOf<'/place/{id}'>;
export type Contact = ClientPlaces['contacts'][number];

export const useFoundPlaces = (typed: string): { places: readonly FoundPlace[]; loading: boolean } => {
  const q = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['place', 'found', q],
    queryFn: async ({ signal }) => (await call('/place', { query: { q }, signal })).json,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  return { places: q === '' ? [] : (data ?? []), loading: isFetching };
};

const usePlaces = (client: number | null) =>
  useQuery({
    queryKey: ['place', client],
    queryFn: client === null ? skipToken : async ({ signal }) => (await call(`/place/${client}`, { signal })).json,
    staleTime: 10_000,
    retry: false,
  });

export const useClientPlaces = (client: number | null): ClientPlaces | undefined => {
  const { data } = usePlaces(client);
  return client === null ? undefined : data;
};

/** The client in the address; null if it does not exist. */
export const useGivenClient = (client: number | null): { places: ClientPlaces | undefined; settled: boolean } => {
  const { data, isPending } = usePlaces(client);
  return client === null ? { places: undefined, settled: true } : { places: data, settled: !isPending };
};

/** The newest open task at a place and the number of open tasks, as a hint at duplicates. */
export const useOpenHere = (client: number | null, branch: number): { task: TaskRow; total: number } | null => {
  const { rows, total = 1 } = useListRows('task', {
    filter: { list: 'all', client_company_id: client, branch_office_id: branch, status: openStates },
    sort: { field: 'id', order: 'DESC' },
    most: 1,
    enabled: client !== null,
  });
  const task = client === null ? undefined : rows?.[0];
  return task ? { task, total } : null;
};

/** The contact at a place: one of the branch office, else the client's primary contact, else the first. */
export const contactAt = ({ contacts, primary_contact_id }: ClientPlaces, branch: number): Contact | undefined =>
  (branch !== 0 && contacts.find((one) => one.branch_office_id === branch)) ||
  contacts.find((one) => one.id === primary_contact_id) ||
  contacts[0];

export const addressOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');
