// Compares two versions of a page; J and K move between changes, and the earlier version can be restored.
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import './compare.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { Loading, Missing } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useListInMenu } from '#admin/generic/shell/shown-list.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconHistory } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useSpaces, useVersions, type Version, type WikiPage, wiki } from './data.ts';
import { countOf, Differences, pairsOf } from './differences.tsx';

const useVersion = (id: number, number: number) =>
  useQuery({
    queryKey: ['wiki_version', id, number],
    queryFn: async ({ signal }) => (await call(`/wiki_page/${id}/version/${number}`, { signal })).json,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: number > 0,
    retry: false,
  });

function Chosen({
  versions,
  number,
  now,
  label,
  onChoose,
}: {
  versions: readonly Version[];
  number: number;
  now: number;
  label: string;
  onChoose: (number: number) => void;
}) {
  const say = useSay();
  const format = useFormat();
  const id = useId();
  const about = versions.find((one) => one.number === number);
  return (
    <>
      <label htmlFor={id} className="ui-unseen">
        {label}
      </label>
      <select id={id} className="wiki-choose tap" value={number} onChange={(event) => onChoose(Number(event.target.value))}>
        {versions.map((one) => (
          <option key={one.number} value={one.number}>
            {one.number === now ? `v${one.number}, ${say('wiki.versions.now')}` : `v${one.number}`}
          </option>
        ))}
      </select>
      <span className="ui-small ui-quiet">{about && `${about.made_by_name}, ${format.dateTime(about.made_at)}`}</span>
    </>
  );
}

function Compare({ page }: { page: WikiPage }) {
  const say = useSay();
  const fail = useFailure();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [all, setAll] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const spaces = useSpaces();
  const { may, send } = useTransitions('wiki_page', page);
  const { data: versions = [] } = useVersions(page);
  const second = Number(search.get('second')) || page.edition;
  const first = Number(search.get('first')) || Math.max(1, second - 1);
  const compared = [useVersion(page.id, first), useVersion(page.id, second)] as const;
  const [one, other] = compared.map(({ data }) => data);
  const failed = compared.find(({ error }) => error);
  const path = spaces.find(({ space }) => space === page.space)?.path ?? '/wiki';
  const home = pathTo(wiki, page.id) ?? '/wiki';
  useListInMenu(path);
  usePageTitle(say('wiki.compare.title'));
  const choose = (which: 'first' | 'second') => (number: number) =>
    setSearch({ first: String(first), second: String(second), [which]: String(number) }, { replace: true });
  const step = (by: number) => {
    const changes = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const at = changes.indexOf(document.activeElement as HTMLElement);
    changes[at < 0 ? (by > 0 ? 0 : changes.length - 1) : Math.min(changes.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcut('J', () => step(1), { says: say('wiki.compare.next') });
  useShortcut('K', () => step(-1), { says: say('wiki.compare.before') });
  const restore = async () => {
    try {
      await send('revert', { number: first });
      toastSuccess(say('wiki.compare.restored', { number: first }));
      await navigate(home);
    } catch (error) {
      fail(error);
    }
  };
  const { gone, come } = countOf(one && other ? pairsOf(one.body ?? '', other.body ?? '') : []);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: say('wiki_page.many'), to: spaces[0]?.path ?? '/wiki' },
          { label: say(`wiki_page.values.space.${page.space}`), to: path },
          { label: page.title, to: home },
        ]}
        title={say('wiki.compare.title')}
        status={
          one &&
          other && (
            <>
              <span className="wiki-plus ui-small">{say('wiki.compare.plus', { smart_count: come })}</span>
              <span className="ui-small ui-danger">{say('wiki.compare.minus', { smart_count: gone })}</span>
            </>
          )
        }
        actions={
          <>
            <span className="wiki-keys ui-small ui-quiet">
              <Kbd>J</Kbd> <Kbd>K</Kbd> {say('wiki.compare.next')}
            </span>
            <Checkbox checked={!all} onChange={(near) => setAll(!near)} label={say('wiki.compare.near')} />
          </>
        }
      />
      <Card flush className="above-16" label={say('wiki.compare.title')}>
        <div className="wiki-compare-head">
          <div className="row wrap gap-8 pad-y-12 pad-x-20">
            <Chosen versions={versions} number={first} now={page.edition} label={say('wiki.compare.first')} onChoose={choose('first')} />
            {may('revert') && first !== page.edition && (
              <ActionButton icon={<IconHistory size={16} />} onAct={restore}>
                {say('wiki.compare.restore', { number: first })}
              </ActionButton>
            )}
          </div>
          <div className="row wrap gap-8 pad-y-12 pad-x-20">
            <Chosen versions={versions} number={second} now={page.edition} label={say('wiki.compare.second')} onChoose={choose('second')} />
          </div>
        </div>
        <div ref={sheet}>
          {one && other ? (
            <Differences first={one.body ?? ''} second={other.body ?? ''} all={all} />
          ) : failed ? (
            <FailedState error={failed.error} onRetry={failed.refetch} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </div>
        {may('revert') && first !== page.edition && (
          <p className="wiki-compare-foot ui-small ui-quiet">
            {say('wiki.compare.hint', { next: page.edition + 1, number: first, now: page.edition })}
          </p>
        )}
      </Card>
    </>
  );
}

export default function CompareScreen() {
  const id = idIn(useParams().id);
  const { data, error, refetch } = usePageRecord('wiki_page', id);
  if ((error && !data) || id === 0) return <Missing entity={wiki} error={error} retry={refetch} />;
  if (!data || data.id !== id) return <Loading entity={wiki} />;
  return <Compare key={id} page={data} />;
}
