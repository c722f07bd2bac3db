// The page of one record: shown as text or edited, as the person may; what belongs to it beside it and in tabs.
import './record-page.css';
import { useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { useRefusedPage } from '#admin/providers/failure.ts';
import { type EntityMetadata, entityOf } from '#admin/providers/metadata.ts';
import { useMay, useSession } from '#admin/providers/session.tsx';
import { useSay, useSpeech } from '#admin/providers/speech.tsx';
import { Card } from '#admin/ui/card.tsx';
import { Chip, TagChip } from '#admin/ui/chip.tsx';
import { useBelow } from '#admin/ui/density.ts';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { SaveBar } from '#admin/ui/save-bar.tsx';
import { Tabs } from '#admin/ui/tabs.tsx';
import { useEntityCounts } from '../list/rows.ts';
import { usePageTitle } from '../page-title.ts';
import { BesideCard } from './beside-card.tsx';
import { FormFields } from './form-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RecordActs } from './record-acts.tsx';
import { Loading, Missing, useBreadcrumbs } from './record-states.tsx';
import { tabId, useRelated } from './related.ts';
import { RelatedTab } from './related-tab.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

const dataTab = 'data';

/** The tags of a record, in its heading. */
function Tags({ entity, record }: { entity: EntityMetadata; record: Saved }) {
  const { tags } = useSession();
  const field = Object.keys(entity.fields).find(
    (name) => entity.fields[name]?.kind === 'references' && entity.fields[name]?.target === 'tag',
  );
  const ids: unknown = field && record[field];
  if (!Array.isArray(ids)) return null;
  return ids.flatMap((id) => {
    const tag = tags.get(id);
    return tag ? [<TagChip key={tag.id} name={tag.name} color={tag.color} />] : [];
  });
}

function Data({
  entity,
  record,
  form,
  readOnly,
  onTab,
}: {
  entity: EntityMetadata;
  record: Saved;
  form: ReturnType<typeof useRecordForm>;
  readOnly: boolean;
  onTab: (id: string) => void;
}) {
  const words = useEntityWords(entity.name);
  const phone = useBelow(768);
  const beside = Object.entries(entity.beside ?? {});
  return (
    <div className={beside.length > 0 ? 'record-with-aside' : 'record-alone'}>
      <Card flush label={words.one} className="record-form">
        <FormFields entity={entity} form={form} record={record} readOnly={readOnly} />
        {/* A phone keeps its room while there is nothing to save. */}
        {!readOnly && (!phone || form.changed.length > 0) && (
          <SaveBar
            changed={form.changed.length}
            wrong={form.wrong.length}
            onDiscard={form.discard}
            onSave={form.save}
            onShowWrong={form.showWrong}
          />
        )}
      </Card>
      {beside.length > 0 && (
        <aside className="record-aside">
          {beside.map(([name, field]) => (
            <BesideCard
              key={name}
              of={entity}
              record={record}
              entity={entityOf(name)}
              field={field}
              onAll={() => onTab(`${name}.${field}`)}
            />
          ))}
        </aside>
      )}
    </div>
  );
}

function RecordView({ entity, record }: { entity: EntityMetadata; record: Saved }) {
  const words = useEntityWords(entity.name);
  const say = useSay();
  const { find } = useSpeech();
  const readOnly = !useMay(entity.access.update, record);
  const form = useRecordForm({ entity, record });
  const related = useRelated(entity);
  const counts = useEntityCounts(related.map(({ entity: other, field }) => ({ entity: other, filter: { [field]: record.id } })));
  const [params, setParams] = useSearchParams();
  const breadcrumbs = useBreadcrumbs(entity, record);
  const active = related.find((one) => tabId(one) === params.get('tab'));
  const open = (id: string) => setParams(id === dataTab ? {} : { tab: id });
  usePageTitle(entity.single ? words.one : record.title);
  const data = <Data entity={entity} record={record} form={form} readOnly={readOnly} onTab={open} />;
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={entity.single ? words.one : record.title}
        status={
          <>
            {record.archived === true && <Chip>{words.flag('archived', true) ?? words.label('archived')}</Chip>}
            {record.active === false && <Chip>{words.flag('active', false) ?? words.label('active')}</Chip>}
            <Tags entity={entity} record={record} />
          </>
        }
        actions={!entity.single && <RecordActs entity={entity} record={record} />}
      />
      {related.length === 0 ? (
        data
      ) : (
        <Tabs
          bare
          keys
          label={record.title}
          tabs={[
            { id: dataTab, label: say('generic.data') },
            ...related.map((one, at) => ({ id: tabId(one), label: find(`${one.entity.name}.many`) ?? one.entity.name, count: counts[at] })),
          ]}
          active={active ? tabId(active) : dataTab}
          onChange={open}
        >
          <div className="record-tab">
            {active ? <RelatedTab key={tabId(active)} entity={active.entity} field={active.field} id={record.id} /> : data}
          </div>
        </Tabs>
      )}
      <LeaveGuard form={form} />
    </>
  );
}

/** An id of the address; anything else is no record. */
const idIn = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);

export default function RecordPage({ entity }: { entity: EntityMetadata }) {
  const params = useParams();
  const id = entity.single ? 1 : idIn(params.id);
  const { data: record, error, refetch } = useGetOne<Saved>(entity.name, { id }, { retry: false });
  useRefusedPage(error);
  if (record?.id === id) return <RecordView key={id} entity={entity} record={record} />;
  return error ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
}
