// Search results from all readable spaces while typing: matches highlighted, best first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { Matched } from '#admin/ui/tables/matched.tsx';
import { wiki } from './data.ts';

export function Found({ typed, onOpen }: { typed: string; onOpen?: (() => void) | undefined }) {
  const say = useSay();
  const { data, error, refetch } = useQuery({
    queryKey: ['wiki_page', 'found', typed],
    queryFn: async ({ signal }) => (await call('/wiki_page/found', { query: { q: typed }, signal })).json,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data) return <NotYet query={{ error, refetch }} rows={4} />;
  if (data.length === 0) return <p className="ui-quiet">{say('wiki.search.none', { typed })}</p>;
  return (
    <ul className="wiki-found list" aria-label={say('wiki.search.found')}>
      {data.map(({ id, title, space, text }) => (
        <li key={id}>
          <Link to={pathTo(wiki, id) ?? '/wiki'} onClick={onOpen}>
            <Matched text={title} typed={typed} />
            <small>
              {say(`wiki_page.values.space.${space}`)}
              {text && (
                <>
                  {' · '}
                  <Matched text={text} typed={typed} />
                </>
              )}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
