// Who was quicker, in the server's words: the groups that they name are the ways there.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { invoice } from './data.ts';
import type { Group } from './taken.ts';

export function TakenGroups({ text, groups }: { text: string; groups: readonly Group[] }) {
  const parts: ReactNode[] = [];
  /** Those that the words leave out. */
  const others: ReactNode[] = [];
  let announcedCount = 0;
  for (const { id, title } of new Map(groups.map((group) => [group.id, group])).values()) {
    const at = text.indexOf(title, announcedCount);
    const link = (
      <Link key={id} to={pathTo(invoice, id) ?? '/'}>
        {title}
      </Link>
    );
    if (at < 0) others.push(' ', link);
    else {
      parts.push(text.slice(announcedCount, at), link);
      announcedCount = at + title.length;
    }
  }
  return (
    <>
      {parts}
      {text.slice(announcedCount)}
      {others}
    </>
  );
}
