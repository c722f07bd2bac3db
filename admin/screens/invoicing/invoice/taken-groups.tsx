// The server's refusal about tasks that a colleague has taken, with links to their drafts.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { invoice } from './data.ts';
import type { Group } from './taken.ts';

export function TakenGroups({ text, groups }: { text: string; groups: readonly Group[] }) {
  const parts: ReactNode[] = [];
  /** Drafts that the server's text does not mention. */
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
