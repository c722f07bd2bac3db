// The calendar feeds of the demo company: those whose phones show their turns. Nobody knows their addresses; who wants one makes a new one.
import { userId } from '../cast.ts';
import type { Row } from '../rows.ts';

const dayMs = 86_400_000;
const readers: readonly { readonly person: string; readonly scope: Row<'calendar_feed'>['scope']; readonly days: number }[] = [
  { person: 'admin', scope: 'company', days: 90 },
  { person: 'luka', scope: 'own', days: 40 },
  { person: 'marko', scope: 'own', days: 12 },
];

export const makeFeeds = ({ now }: { now: Date }): Row<'calendar_feed'>[] =>
  readers.map(({ person, scope, days }, index) => ({
    id: index + 1,
    user_id: userId(person),
    scope,
    token_hash: `demo-${person}`,
    date_added: new Date(now.getTime() - days * dayMs).toISOString(),
    last_read_at: new Date(now.getTime() - (index + 1) * 3_600_000).toISOString(),
  }));
