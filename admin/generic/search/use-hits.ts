// The server's results for the typed text: debounced, with the previous results shown until the new ones arrive.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { allEntities, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { useSettled } from '#admin/ui/browser/use-settled.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Hits = AnswerOf<'/search'>;
export type Hit = Hits['kinds'][number]['rows'][number];
export type ExactHit = Hits['exact'][number];

/** A prefix that limits the search. */
export const signs = ['#', '@', '>'] as const;
export type Sign = (typeof signs)[number];
export type Typed = { readonly sign: Sign | null; readonly text: string };
export const readSign = (typed: string): Typed => {
  const trimmed = typed.trimStart();
  const sign = signs.find((one) => trimmed.startsWith(one)) ?? null;
  return { sign, text: (sign ? trimmed.slice(1) : trimmed).trim() };
};

const has = (kind: string) => (entity: EntityMetadata) => Object.values(entity.fields).some((field) => field.kind === kind);
/** Entities with running numbers. */
const numbered = allEntities.filter(has('sequence')).map(({ name }) => name);
/** Entities of people: a name of several parts and an e-mail address. */
const people = allEntities.filter((entity) => entity.title.length > 1 && has('email')(entity)).map(({ name }) => name);
/** The kinds that a prefix allows; all without one. */
export const kindsOf = (sign: Sign | null): readonly string[] | null => (sign === '#' ? numbered : sign === '@' ? people : null);

const read = async (q: string, kinds: readonly string[] | null, rows: number | null, signal: AbortSignal): Promise<Hits> => {
  const query = { q, ...(kinds && { kind: kinds.join() }), ...(rows && { rows: String(rows) }) };
  return (await call('/search', { query, signal })).json;
};

const enough = 20;

/** All kinds with three rows each, and more rows of the chosen kind. */
export const useHits = ({ sign, text }: Typed, chosen: string | null) => {
  const query = sign === '#' && /^\d+$/.test(text) ? `#${text}` : text;
  const q = useSettled(query);
  const isSearch = sign !== '>' && q !== '';
  const kinds = kindsOf(sign);
  const options = { placeholderData: keepPreviousData, staleTime: 5000, retry: false } as const;
  const all = useQuery({
    queryKey: ['search', q, sign],
    queryFn: ({ signal }) => read(q, kinds, kinds && enough, signal),
    enabled: isSearch,
    ...options,
  });
  // With a single kind there is nothing to choose.
  const only = kinds === null && all.data?.kinds.length === 1 ? all.data.kinds[0]?.kind : undefined;
  const longer = chosen ?? only ?? null;
  const one = useQuery({
    queryKey: ['search', q, sign, longer],
    queryFn: ({ signal }) => read(q, longer === null ? null : [longer], enough, signal),
    enabled: isSearch && longer !== null,
    ...options,
  });
  const none = text === '' || sign === '>';
  return {
    hits: none ? undefined : all.data,
    /** More rows of the chosen or only kind. */
    more: none || longer === null || one.isPlaceholderData ? undefined : one.data?.kinds.find(({ kind }) => kind === longer),
    /** The shown results belong to the previously typed text. */
    old: !none && (all.isPlaceholderData || all.isPending || q !== query),
    failed: !none && all.isError,
  };
};
