// The record of a page comes from its own call alone: answers of lists, lookups or creates may lack fields and never replace it.
import { useQuery } from '@tanstack/react-query';
import type { Metadata } from '#generated/metadata.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { answered, callEngine } from '../calls/http.ts';
import { entityOf } from './metadata.ts';

/** The properties of every record with a page; the others are of any kind. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: number; readonly title: string; readonly version: number };

type PagePath<E extends keyof Metadata> = Metadata[E] extends { readonly single: true }
  ? `/${Metadata[E]['path']}`
  : `/${Metadata[E]['path']}/${number}`;
/** The answer of an entity's page call; for an entity known only at run time, the common properties. */
export type PageRecord<E extends string> = E extends keyof Metadata ? AnswerOf<PagePath<E>> : AnyRecord;

/** The record as whoever may read it receives it: not the answer that only names it to whoever may choose it. */
export type WholeRecord<E extends string> = Extract<PageRecord<E>, { readonly version: number }>;
export const isWhole = (record: { readonly id: number }): boolean => 'version' in record;

/** `/client/5`, or `/settings` for an entity with a single record. */
export const recordPath = (name: string, id: unknown): string => {
  const entity = entityOf(name);
  return entity.single ? `/${entity.path}` : `/${entity.path}/${encodeURIComponent(String(id))}`;
};

/** The query key of all pages of an entity; react-admin's partial records have other keys. */
export const pageKey = (name: string) => [name, 'page'] as const;

/** Reads the record of a page, typed by the entity's own call. The path is built at run time, since a screen may serve every entity. */
export const usePageRecord = <const E extends string>(name: E, id: number, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: [...pageKey(name), id],
    queryFn: ({ signal }) => callEngine<PageRecord<E>>(recordPath(name, id), { signal }).then(answered),
    enabled,
    retry: false,
  });
