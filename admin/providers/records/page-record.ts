// The record that a page shows comes from its own call alone: what a list, a lookup or the making of the record answers may be less, and never stands in for it.
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Metadata } from '#generated/metadata.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { answered, callEngine } from '../calls/http.ts';
import { entityOf } from './metadata.ts';

/** What every record with a page tells, whatever its entity. */
export type AnyRecord = RaRecord<number> & { readonly title: string; readonly version: number };

type PagePath<E extends keyof Metadata> = Metadata[E] extends { readonly single: true }
  ? `/${Metadata[E]['path']}`
  : `/${Metadata[E]['path']}/${number}`;
/** What the page's call of an entity answers; of one that is known at run time only, what all of them have. */
export type PageRecord<E extends string> = E extends keyof Metadata ? AnswerOf<PagePath<E>> : AnyRecord;

/** `/client/5`, and `/settings` for what there is one of. */
export const recordPath = (name: string, id: unknown): string => {
  const entity = entityOf(name);
  return entity.single ? `/${entity.path}` : `/${entity.path}/${encodeURIComponent(String(id))}`;
};

/** All pages of an entity among the queries; react-admin knows nothing of this key, and keeps its own poorer records under others. */
export const pageKey = (name: string) => [name, 'page'] as const;

/** Reads the record of a page. The path is the engine's, since a screen may serve every entity; by the name of one, the record is typed by that entity's own call. */
export const usePageRecord = <const E extends string>(name: E, id: number, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: [...pageKey(name), id],
    queryFn: ({ signal }) => callEngine<PageRecord<E>>(recordPath(name, id), { signal }).then(answered),
    enabled,
    retry: false,
  });
