// The start page of a space: tree, latest changes, and pages due for review.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { IconBook } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Space, useTree, wiki } from './data.ts';
import { Frame } from './frame.tsx';
import { reviewTone } from './review.ts';
import { SpaceActs } from './space-acts.tsx';

const useLatest = (space: Space) =>
  useQuery({
    queryKey: ['wiki_page', 'latest', space],
    queryFn: async ({ signal }) => {
      const query = { filter: JSON.stringify({ list: space }), range: '[0,9]', sort: '["edited_at","DESC"]' };
      return (await call('/wiki_page', { query, signal })).json;
    },
    retry: false,
  });

function Latest({ space }: { space: Space }) {
  const say = useSay();
  const format = useFormat();
  const { data: rows, error, refetch } = useLatest(space);
  if (!rows)
    return (
      <Card title={say('wiki.latest')} flush>
        <NotYet query={{ error, refetch }} rows={6} />
      </Card>
    );
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconBook />} title={say('wiki.empty.title')}>
          {say('wiki_page.empty')}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={say('wiki.latest')}>
      <ul className="wiki-latest tap-links list">
        {rows.map(({ id, title, edited_at, edited_by_name }) => (
          <li key={id}>
            <Link to={pathTo(wiki, id) ?? '/wiki'}>{title}</Link>
            <span className="ui-small ui-quiet">
              {edited_by_name}, <span className="ui-num">{format.dateTime(edited_at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The pages due for review, longest overdue first. */
function Due({ space }: { space: Space }) {
  const say = useSay();
  const format = useFormat();
  const { data = [] } = useTree(space);
  const today = format.dayOf(Date.now());
  const due = data
    .flatMap(({ id, title, review_on }) => {
      const tone = review_on && reviewTone(review_on, today);
      return review_on && tone ? [{ id, title, review_on, tone }] : [];
    })
    .sort((one, other) => (one.review_on < other.review_on ? -1 : 1));
  if (due.length === 0) return null;
  return (
    <Card title={say('wiki.due')} count={due.length}>
      <ul className="wiki-latest tap-links list">
        {due.map(({ id, title, review_on, tone }) => (
          <li key={id}>
            <Link to={pathTo(wiki, id) ?? '/wiki'}>{title}</Link>
            <span className={`ui-small ui-num ui-${tone}`}>{format.date(review_on)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function SpacePage({ space }: { space: Space }) {
  const say = useSay();
  const title = say(`wiki_page.values.space.${space}`);
  usePageTitle(title);
  return (
    <Frame space={space} title={title} actions={<SpaceActs space={space} />}>
      <div className="stack gap-16">
        <Due space={space} />
        <Latest space={space} />
      </div>
    </Frame>
  );
}
