// The history of a record and its parts by day, newest first, filtered by subject and by user.
import './history.css';
import { useEffect, useState } from 'react';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconHistory, IconUser } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { FilterMany } from '#admin/ui/tables/filters.tsx';
import { Pager } from '#admin/ui/tables/pager.tsx';
import { FailedState } from '../failed-state.tsx';
import { type HistoryEvent, type HistoryPage, type HistoryQuery, hasHistory, pageSize, useHistory } from './data.ts';
import { EventRow } from './event-row.tsx';

/** Up to this many options need no search. */
const few = 5;
/** Milliseconds without a keystroke before the server is asked. */
const quiet = 200;

type Group = HistoryPage['groups'][number];
const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0);

type FilterProps = { entity: string; groups: readonly Group[]; query: HistoryQuery; onChange: (part: Partial<HistoryQuery>) => void };

function Filters({ entity: main, groups, query, onChange }: FilterProps) {
  const say = useSay();
  const { find } = useSpeech();
  const format = useFormat();
  const abouts = [...new Set(groups.map(({ entity }) => entity))]
    .filter(hasHistory)
    .sort((a, b) => Number(b === main) - Number(a === main));
  const named = (name: string) =>
    find(`history.groups.${name}`) ?? find(`${name}.${name === main ? 'one' : 'many'}`) ?? find(`${name}.one`) ?? name;
  const people = [...new Map(groups.flatMap(({ by, by_name }) => (by === null ? [] : [[by, by_name ?? `#${by}`] as const])))];
  const groupsOfActor = groups.filter(({ by }) => query.by === null || by === query.by);
  const chip = (about: string | null, label: string, count: number) => (
    <ActionButton
      key={about ?? 'all'}
      kind={query.about === about ? 'plain' : 'quiet'}
      pressed={query.about === about}
      onAct={() => onChange({ about })}
    >
      {label} <span className="ui-faint ui-num">{format.count(count)}</span>
    </ActionButton>
  );
  return (
    <search className="history-filters row wrap gap-6" aria-label={say('history.filters')}>
      {abouts.length > 1 && (
        <>
          {chip(null, say('history.all'), sum(groupsOfActor))}
          {abouts.map((name) => chip(name, named(name), sum(groupsOfActor.filter(({ entity }) => entity === name))))}
        </>
      )}
      {people.length > 1 && (
        <span className="history-people push">
          <FilterMany
            label={say('history.who')}
            icon={<IconUser size={16} />}
            options={people.map(([value, label]) => ({ value, label }))}
            value={query.by === null ? [] : [query.by]}
            onChange={(chosen) => onChange({ by: chosen.at(-1) ?? null })}
          />
        </span>
      )}
    </search>
  );
}

type Props = {
  /** The record's path below /api/v1: `task/12`, `settings`. */
  path: string;
  entity: string;
  /** Changes whenever the record changes. */
  mark: string | number;
};

export function History({ path, entity, mark }: Props) {
  const say = useSay();
  const format = useFormat();
  const [query, setWanted] = useState<HistoryQuery>({ page: 0, about: null, by: null, q: '' });
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((before) => (before.q === text.trim() ? before : { ...before, page: 0, q: text.trim() })),
      quiet,
    );
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, refetch, isPlaceholderData } = useHistory(path, mark, query);
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const { records, total, groups } = data;
  const change = (part: Partial<HistoryQuery>) => setWanted({ ...query, page: 0, ...part });
  const filtered = sum(groups) > 0 || query.q !== '';
  const showAll = () => {
    setText('');
    change({ about: null, by: null, q: '' });
  };
  const from = query.page * pageSize;
  const days = [...Map.groupBy(records, ({ at }: HistoryEvent) => format.dayOf(at))];
  return (
    <div className="history" aria-busy={isPlaceholderData}>
      {(text || query.q || sum(groups) > few) && (
        <div className="history-search">
          <SearchField label={say('history.search')} value={text} onChange={setText} />
        </div>
      )}
      <Filters entity={entity} groups={groups} query={query} onChange={change} />
      {records.length === 0 ? (
        <EmptyState
          icon={<IconHistory size={24} />}
          title={say(filtered ? 'history.none' : 'history.empty')}
          action={filtered && <ActionButton onAct={showAll}>{say('history.show')}</ActionButton>}
        />
      ) : (
        days.map(([day, events]) => (
          <section key={day}>
            <h2 className="history-day ui-num">{format.dated(day)}</h2>
            <ol className="list fit">
              {events.map((event) => (
                <EventRow key={event.id} event={event} whole={event.entity === entity} />
              ))}
            </ol>
          </section>
        ))
      )}
      {total > 0 && (
        <Pager
          from={from + 1}
          to={from + records.length}
          total={total}
          onPrevious={query.page > 0 ? () => setWanted({ ...query, page: query.page - 1 }) : undefined}
          onNext={from + records.length < total ? () => setWanted({ ...query, page: query.page + 1 }) : undefined}
        />
      )}
    </div>
  );
}
