// The page that makes a new record; what its address already says (`?client_id=5`) is filled in.
import './record-page.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { SaveBar } from '#admin/ui/inputs/save-bar.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { lastSeen } from '../list/listing.ts';
import { usePageTitle } from '../page-title.ts';
import { FormFields } from './form-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

const given = (entity: EntityMetadata, params: URLSearchParams) =>
  Object.fromEntries(
    [...params].flatMap(([field, text]) =>
      entity.fields[field]?.kind === 'reference' && /^\d+$/.test(text) ? [[field, Number(text)]] : [],
    ),
  );

type Props = {
  entity: EntityMetadata;
  /** What it begins with besides what its address says. */
  start?: Readonly<Record<string, unknown>>;
  /** What is said over the form. */
  above?: ReactNode;
  /** What is asked below its fields. */
  children?: ReactNode;
  /** What follows once it is there, before its page is shown. */
  onMade?: (record: Saved) => Promise<void>;
};

export default function CreatePage({ entity, start: own, above, children, onMade }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // What a page begins with is settled when it opens: another object from the next render would begin the form anew.
  const [begun] = useState(own);
  const start = useMemo(() => ({ ...given(entity, params), ...begun }), [entity, params, begun]);
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
      <div className="record-alone">
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
