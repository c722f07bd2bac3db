// The data of a record as a form, with related rows and the latest changes beside it.

import { useCaller } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, entityOf } from '#admin/providers/records/metadata.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { forUser } from '#schema/core/access.ts';
import { Recent } from '../history/recent.tsx';
import { BesideCard } from './beside-card.tsx';
import { FormBar } from './form-bar.tsx';
import { FormFields } from './form-fields.tsx';
import { tabId } from './related.ts';
import type { RecordForm, Saved } from './use-record-form.ts';

type Props = {
  entity: EntityMetadata;
  record: Saved;
  form: RecordForm;
  readOnly: boolean;
  /** The tabs to which the cards beside the form link. */
  tabs: readonly string[];
  onTab: (id: string) => void;
};

export function RecordData({ entity, record, form, readOnly, tabs, onTab }: Props) {
  const words = useEntityWords(entity.name);
  const caller = useCaller();
  const beside = Object.entries(entity.beside ?? {}).filter(([name]) => forUser(entityOf(name).access.read, caller) !== false);
  return (
    <div className="aside aside-slim">
      <Card flush label={words.one} className="record-form">
        <FormFields entity={entity} form={form} record={record} readOnly={readOnly} />
        {!readOnly && <FormBar form={form} />}
      </Card>
      <aside className="record-aside stack gap-16 fit">
        {beside.map(([name, field]) => {
          const tab = tabId({ entity: entityOf(name), field });
          return (
            <BesideCard
              key={name}
              of={entity}
              record={record}
              entity={entityOf(name)}
              field={field}
              onAll={tabs.includes(tab) ? () => onTab(tab) : undefined}
            />
          );
        })}
        <Recent entity={entity} record={record} />
      </aside>
    </div>
  );
}
