// The title of a linked record: the one stored in the text, or for users who may read it the current one.
import { useGetManyAggregate } from 'react-admin';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useCaller, useSession } from '#admin/providers/person/session.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { forUser } from '#schema/core/access.ts';
import type { RecordLink } from '#schema/core/record-links.ts';

type Row = { readonly id: number; readonly title: string } & Readonly<Record<string, unknown>>;

/** A task is named by its number, which never changes. */
export const labelOf = (kind: string, number: unknown, title: string): string => {
  const called = number === null || number === undefined ? '' : recordNumber(entityOf(kind), number);
  return kind === 'task' && called ? called : `${called} ${title}`.trim();
};
export const mentionOf = (name: string): string => `@${name}`;

/** One call for all links of a kind on a page; null while the stored title is the best known. */
export const useCalled = ({ kind, id }: RecordLink): string | null => {
  const { users } = useSession();
  const { access, fields } = entityOf(kind);
  const may = forUser(access.read, useCaller()) !== false;
  const isFetched = may && kind !== 'user' && kind !== 'task';
  const { data } = useGetManyAggregate<Row>(kind, { ids: [id] }, { enabled: isFetched, retry: false });
  if (kind === 'user') {
    const user = users.get(id);
    return user ? mentionOf(fullName(user)) : null;
  }
  const row = isFetched ? data?.[0] : undefined;
  const number = Object.keys(fields).find((name) => fields[name]?.kind === 'sequence');
  return row ? labelOf(kind, number && row[number], row.title) : null;
};
