// The company's settings on one page: searchable, with the effect of each section, saved together with the edited rates.
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import './settings.css';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '#admin/generic/form/leave-guard.tsx';
import { Loading, Missing } from '#admin/generic/form/record-states.tsx';
import { type Saved, useRecordForm } from '#admin/generic/form/use-record-form.ts';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SaveBar } from '#admin/ui/inputs/save-bar.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { Contents } from './contents.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { LastChange } from './last-change.tsx';
import { ProxyNotice } from './proxy-notice.tsx';
import { type RateKind, rateNames } from './rate-kinds.ts';
import { RateSection } from './rate-section.tsx';
import { FieldsSection } from './section.tsx';
import { foundSections, sectionsOf } from './sections.ts';
import { useRates } from './use-rates.ts';

const isRate = (id: string): id is RateKind => rateNames.some((name) => name === id);

function SettingsView({ entity, record }: { entity: EntityMetadata; record: Saved }) {
  const words = useEntityWords(entity.name);
  const say = useSay();
  const t = useWords();
  const phone = useBelow(768);
  const readOnly = !useMay(entity.access.update, record);
  const rates = useRates();
  const form = useRecordForm({ entity, record, onSaved: () => void rates.save() });
  const [typed, setTyped] = useState('');
  usePageTitle(words.one);
  const sections = useMemo(() => sectionsOf({ entity, words, say }), [entity, words, say]);
  const found = useMemo(() => foundSections(sections, typed), [sections, typed]);
  const changedNames = [...form.changed.map(words.label), ...rates.drafts.map(({ kind, values }) => rates.nameOf(kind, values))];
  const changed = new Set([
    ...sections.filter(({ fields }) => fields.some((field) => form.changed.includes(field))).map(({ id }) => id),
    ...rates.drafts.map(({ kind }) => kind),
  ]);
  const count = changedNames.length;
  return (
    <>
      <PageHeader
        title={words.one}
        status={<LastChange version={record.version} />}
        actions={<SearchField value={typed} onChange={setTyped} label={say('company.search')} slash />}
      />
      {!readOnly && <ProxyNotice />}
      <div className="settings-page">
        <Contents sections={found} changed={changed} />
        <Card flush label={words.one} className="settings-form">
          {found.length === 0 && (
            <EmptyState
              title={say('company.nothing')}
              action={<ActionButton onAct={() => setTyped('')}>{t('list.clear_search')}</ActionButton>}
            >
              {say('company.nothingHint')}
            </EmptyState>
          )}
          {found.map((section) =>
            section.id === 'holidays' ? (
              <HolidaysSection key={section.id} section={section} country={String(form.values.country ?? '')} />
            ) : isRate(section.id) ? (
              <RateSection key={section.id} kind={section.id} section={section} rates={rates} readOnly={readOnly} />
            ) : (
              <FieldsSection key={section.id} entity={entity} record={record} form={form} section={section} readOnly={readOnly} />
            ),
          )}
          {!readOnly && (!phone || count > 0) && (
            <SaveBar
              changed={count}
              wrong={form.wrong.length + rates.wrong}
              status={count > 0 && <span className="settings-told">{changedNames.join(', ')}</span>}
              onDiscard={() => {
                form.discard();
                rates.discard();
              }}
              onSave={async () => {
                // A refused field may be in a section hidden by the search.
                setTyped('');
                if (form.changed.length > 0) await form.save();
                else await rates.save();
              }}
              onShowWrong={() => {
                flushSync(() => setTyped(''));
                if (form.wrong.length > 0) form.showWrong();
                else rates.showWrong();
              }}
            />
          )}
        </Card>
      </div>
      <LeaveGuard form={{ ...form, changed: changedNames, mayLeave: () => count === 0 }} />
    </>
  );
}

export default function Settings({ entity }: ScreenProps) {
  const { data: record, error, refetch } = usePageRecord('settings', 1);
  useRefusedPage(error);
  if (record) return <SettingsView entity={entity} record={record} />;
  return error ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
}
