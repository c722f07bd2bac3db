// Rates as rows, newest first: current, future and used ones; a new rate is edited in the table itself.
import './rates.css';
import { cellOf } from '#admin/fields/cells.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { IconPlus, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { DraftRow } from './rate-draft.tsx';
import { type RateKind, rateKinds } from './rate-kinds.ts';
import { StoredRow } from './rate-row.tsx';
import { anchorOf, type Section } from './sections.ts';
import type { Rates } from './use-rates.ts';

const alignOf = (kind: RateKind, field: string) => {
  const info = entityOf(kind).fields[field];
  return info && cellOf(kind, field, info.kind).align;
};

type Props = { kind: RateKind; section: Section; rates: Rates; readOnly: boolean };

export function RateSection({ kind, section, rates, readOnly }: Props) {
  const say = useSay();
  const t = useWords();
  const { words, fields, heads } = rateKinds[kind];
  const rows = rates.rows[kind];
  const drafts = rates.drafts.filter((draft) => draft.kind === kind);
  const edited = new Set(drafts.flatMap(({ row }) => (row ? [row.id] : [])));
  const shown = fields.filter((field) => field !== 'note');
  return (
    <div id={anchorOf(section.id)} className="settings-section">
      <FormSection title={section.title} help={section.help}>
        <FormCell>
          {rates.error ? (
            <Notice
              tone="danger"
              live
              action={
                <ActionButton icon={<IconRefresh size={16} />} onAct={rates.refresh}>
                  {t('verb.retry')}
                </ActionButton>
              }
            >
              {t('state.failed')}
            </Notice>
          ) : !rows || !rates.states ? (
            <SkeletonRows rows={3} />
          ) : rows.length + drafts.length === 0 ? (
            <p className="ui-quiet">{say(`rate.${words}.empty`)}</p>
          ) : (
            <div className="settings-rates-box">
              <table className="settings-rates" aria-label={section.title}>
                {rows.length > edited.size && (
                  <thead>
                    <tr>
                      {shown.map((field) => (
                        <th key={field} scope="col" className={alignOf(kind, field) === 'right' ? 'settings-right' : undefined}>
                          {say(`rate.${heads[field] ?? 'note'}`)}
                        </th>
                      ))}
                      <th scope="col">{say('rate.standing')}</th>
                      <th scope="col">{say('rate.entry')}</th>
                      <th scope="col">
                        <span className="ui-unseen">{say('rate.actions')}</span>
                      </th>
                    </tr>
                  </thead>
                )}
                <tbody>
                  {drafts.map((draft) => (
                    <DraftRow key={draft.key} draft={draft} rates={rates} />
                  ))}
                  {rows
                    .filter(({ id }) => !edited.has(id))
                    .map((row) => (
                      <StoredRow
                        key={row.id}
                        kind={kind}
                        row={row}
                        state={rates.states?.[kind].find(({ id }) => id === row.id)}
                        rates={rates}
                        readOnly={readOnly}
                      />
                    ))}
                </tbody>
              </table>
            </div>
          )}
        </FormCell>
        {!readOnly && rows && (
          <FormCell>
            <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={() => rates.add(kind)}>
              {say(`rate.${words}.add`)}
            </ActionButton>
          </FormCell>
        )}
      </FormSection>
    </div>
  );
}
