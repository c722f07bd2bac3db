// The page of one record: text or form, by permission; related rows beside it and in tabs.
import { isWhole, usePageRecord } from '#admin/providers/records/page-record.ts';
import './record-page.css';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { idIn } from '#admin/providers/records/id-in.ts';
import { type EntityMetadata, entityOf } from '#admin/providers/records/metadata.ts';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import type { Metadata } from '#generated/metadata.ts';
import { usualFilter } from '../list/listing.ts';
import { useEntityCounts } from '../list/rows.ts';
import { usePageTitle } from '../page-title.ts';
import { Tags } from '../parts/tags.tsx';
import { LatePart } from '../shell/trouble.tsx';
import { noExtras, type RecordProps, type UseExtras } from './extras.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useLiveRecord } from './live-record.ts';
import { RecordActs } from './record-acts.tsx';
import { RecordData } from './record-data.tsx';
import { Loading, Missing, useBreadcrumbs } from './record-states.tsx';
import { tabId, useRelated, useTabLabels } from './related.ts';
import { RelatedTab } from './related-tab.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

const RecordHistory = lazyScreen<RecordProps>(() => import('../history/record-history.tsx'));

const dataTab = 'data';

/** The tags of a record, shown in its heading. */
const tagsOf = (entity: EntityMetadata, record: Saved): readonly number[] => {
  const field = Object.keys(entity.fields).find(
    (name) => entity.fields[name]?.kind === 'references' && entity.fields[name]?.target === 'tag',
  );
  const ids: unknown = field && record[field];
  return Array.isArray(ids) ? ids : [];
};

const historyTab = 'history';

function RecordView({ entity, record, useExtras }: { entity: EntityMetadata; record: Saved; useExtras: UseExtras }) {
  const words = useEntityWords(entity.name);
  const say = useSay();
  const {
    title: called,
    tabs: own = [],
    ownFirst = false,
    Standing,
    Acts,
    more,
    Notice,
    without,
    readOnly: settled = false,
  } = useExtras(record);
  const readOnly = !useMay(entity.access.update, record) || settled;
  const form = useRecordForm({ entity, record });
  const related = useRelated(entity).filter((one) => !without?.includes(tabId(one)));
  const labels = useTabLabels(related);
  // The same count that the tab shows when it opens.
  const counts = useEntityCounts(
    related.map(({ entity: other, field }) => ({ entity: other, filter: { ...usualFilter(other), [field]: record.id } })),
  );
  const [tab, open] = useTab(dataTab);
  const breadcrumbs = useBreadcrumbs(entity, record);
  const relatedTab = related.find((one) => tabId(one) === tab);
  const ours = own.find(({ id }) => id === tab);
  const active = relatedTab || ours || tab === historyTab ? tab : dataTab;
  const ownTabs = own.map(({ id, label, count }) => ({ id, label, ...(count !== undefined && { count }) }));
  const relatedTabs = related.map((one, at) => ({ id: tabId(one), label: labels[at] ?? '', count: counts[at] ?? null }));
  const title = entity.single ? words.one : (called ?? record.title);
  usePageTitle(title, entity.single ? undefined : entity.name);
  useLiveRecord(entity, record.id);
  const shown = () => {
    if (relatedTab) return <RelatedTab key={tab} entity={relatedTab.entity} field={relatedTab.field} id={record.id} />;
    if (ours) return <ours.Tab entity={entity} record={record} />;
    if (active === historyTab) return <RecordHistory entity={entity} record={record} />;
    return <RecordData entity={entity} record={record} form={form} readOnly={readOnly} tabs={related.map(tabId)} onTab={open} />;
  };
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        status={
          <>
            {record.archived === true && <Chip>{words.flag('archived', true) ?? words.label('archived')}</Chip>}
            {record.active === false && <Chip>{words.flag('active', false) ?? words.label('active')}</Chip>}
            {Standing && <Standing entity={entity} record={record} />}
            <Tags ids={tagsOf(entity, record)} />
          </>
        }
        actions={
          !entity.single && (
            <>
              {Acts && <Acts entity={entity} record={record} />}
              <RecordActs entity={entity} record={record} more={more} settled={settled} />
            </>
          )
        }
      />
      {Notice && <Notice entity={entity} record={record} />}
      <Tabs
        bare
        keys
        label={title}
        tabs={[
          { id: dataTab, label: say('generic.data') },
          ...(ownFirst ? [...ownTabs, ...relatedTabs] : [...relatedTabs, ...ownTabs]),
          { id: historyTab, label: say('history.label') },
        ]}
        active={active}
        onChange={open}
      >
        <div className="record-tab">
          <LatePart at={tab}>{shown()}</LatePart>
        </div>
      </Tabs>
      <LeaveGuard form={form} />
    </>
  );
}

function AnyRecordPage({ entity, useExtras }: { entity: EntityMetadata; useExtras: UseExtras }) {
  const params = useParams();
  const id = entity.single ? 1 : idIn(params.id);
  const { data: record, error, refetch } = usePageRecord(entity.name, id);
  useRefusedPage(error);
  if (record?.id === id && isWhole(record)) return <RecordView key={id} entity={entity} record={record} useExtras={useExtras} />;
  return error || record ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
}

/** The page of a named entity with the extras of its screen; a key that its call does not answer does not compile. */
export function ExtendedRecordPage<const E extends keyof Metadata>(props: { entity: E; useExtras: UseExtras<E> }): ReactNode;
export function ExtendedRecordPage({ entity, useExtras }: { entity: string; useExtras: UseExtras }) {
  return <AnyRecordPage entity={entityOf(entity)} useExtras={useExtras} />;
}

export default function RecordPage({ entity }: { entity: EntityMetadata }) {
  return <AnyRecordPage entity={entity} useExtras={noExtras} />;
}
