// The page that creates a record; values from the address (`?client_id=5`) are filled in, or those of an original (`?like=7`).
import './record-page.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { idIn } from '#admin/providers/records/id-in.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { type AnyRecord, usePageRecord } from '#admin/providers/records/page-record.ts';
import { SaveBar } from '#admin/ui/inputs/save-bar.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { lastSeen } from '../list/listing.ts';
import { usePageTitle } from '../page-title.ts';
import { CopiedNotice, copiedFields, originalParameter } from './duplicate.tsx';
import { FormFields } from './form-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Loading, Missing } from './record-states.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

const valuesInAddress = (entity: EntityMetadata, params: URLSearchParams) =>
  Object.fromEntries(
    [...params].flatMap(([field, text]) =>
      entity.fields[field]?.kind === 'reference' && /^\d+$/.test(text) ? [[field, Number(text)]] : [],
    ),
  );

type Props = {
  entity: EntityMetadata;
  /** Initial values besides those in the address. */
  start?: Readonly<Record<string, unknown>>;
  /** Content above the form. */
  above?: ReactNode;
  /** Further inputs below the fields. */
  children?: ReactNode;
  /** Runs after the record is created, before its page opens. */
  onMade?: (record: Saved) => Promise<void>;
};

/** The form begins with what the original says. */
function LikeAnother({ id, ...props }: Props & { id: number }) {
  const { entity } = props;
  const { data, error, refetch } = usePageRecord<string>(entity.name, id);
  // The form keeps what it began with, whatever becomes of the original.
  const [original, setOriginal] = useState<AnyRecord>();
  if (data && !original) setOriginal(data);
  if (!original) return error ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
  const fields = copiedFields(entity, original);
  return (
    <NewRecord
      {...props}
      start={{ ...props.start, ...fields }}
      above={
        <>
          <CopiedNotice entity={entity} title={original.title} fields={Object.keys(fields)} />
          {props.above}
        </>
      }
    />
  );
}

export default function CreatePage(props: Props) {
  const [params] = useSearchParams();
  const id = idIn(params.get(originalParameter));
  return id > 0 ? <LikeAnother key={id} {...props} id={id} /> : <NewRecord {...props} />;
}

function NewRecord({ entity, start: own, above, children, onMade }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The initial values are fixed when the page opens: a new object from a later render would reset the form.
  const [begun] = useState(own);
  const start = useMemo(() => ({ ...valuesInAddress(entity, params), ...begun }), [entity, params, begun]);
  const form = useRecordForm({
    entity,
    given: start,
    onSaved: async (record) => {
      await onMade?.(record);
      await navigate(pathTo(entity, record.id) ?? '/', { replace: true });
    },
  });
  usePageTitle(words.create);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: words.many, to: lastSeen(entity.paths?.list ?? '/') }]} title={words.create} />
      <div className="record-alone stack gap-12 fit">
        {above}
        <Card flush label={words.create} className="record-form">
          <FormFields entity={entity} form={form} record={start} fresh />
          {children}
          <SaveBar
            changed={form.changed.length}
            wrong={form.wrong.length}
            onSave={form.save}
            onShowWrong={form.showWrong}
            label={t('verb.create')}
            fresh
          />
        </Card>
      </div>
      <LeaveGuard form={form} />
    </>
  );
}
