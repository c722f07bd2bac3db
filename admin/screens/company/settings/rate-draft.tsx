// A rate being edited: labelled fields across the row, with their errors below.
import { useEffect, useId, useRef } from 'react';
import { inputOf } from '#admin/fields/inputs.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconTrash, IconX } from '#admin/ui/marks/icons.tsx';
import { useTimeZone, useWords } from '#admin/ui/page/words.tsx';
import { dayOf, daysBetween, isDay } from '#schema/core/zone.ts';
import { rateKinds } from './rate-kinds.ts';
import type { Draft, Rates } from './use-rates.ts';

function DraftField({ draft, field, rates, first }: { draft: Draft; field: string; rates: Rates; first: boolean }) {
  const say = useSay();
  const id = useId();
  const element = useRef<Pick<HTMLElement, 'focus'>>(null);
  useEffect(() => {
    if (first) element.current?.focus();
  }, [first]);
  const { pointed } = rates;
  useEffect(() => {
    if (pointed?.key === draft.key && pointed.field === field) element.current?.focus();
  }, [pointed, draft.key, field]);
  const entity = entityOf(draft.kind);
  const info = entity.fields[field];
  if (!info) return null;
  const Input = inputOf(draft.kind, field, info.kind);
  return (
    <Input
      id={id}
      entity={entity}
      field={field}
      info={info}
      label={say(`rate.${rateKinds[draft.kind].heads[field] ?? 'note'}`)}
      error={draft.errors[field]}
      required={!info.optional}
      value={draft.values[field]}
      onChange={(value) => rates.change(draft, field, value)}
      onBlur={() => {}}
      values={draft.values}
      record={draft.row ?? {}}
      focusRef={(one) => {
        element.current = one;
      }}
    />
  );
}

export function DraftRow({ draft, rates }: { draft: Draft; rates: Rates }) {
  const say = useSay();
  const t = useWords();
  const zone = useTimeZone();
  const { kind, values, row } = draft;
  const left = isDay(values.valid_from) ? daysBetween(dayOf(Date.now(), zone), values.valid_from) : 0;
  const { fields } = rateKinds[kind];
  return (
    <tr className="settings-draft" aria-label={rates.nameOf(kind, values)}>
      {/* Note, status, author and actions have columns of their own. */}
      <td colSpan={fields.length + 2}>
        <div className="settings-draft-fields row start wrap gap-12 lines-8">
          {fields.map((field, at) => (
            <div key={field} className={`settings-draft-${entityOf(kind).fields[field]?.kind ?? 'text'}`}>
              <DraftField draft={draft} field={field} rates={rates} first={at === 0} />
            </div>
          ))}
          {left > 0 && <Chip>{say('rate.inDays', { smart_count: left })}</Chip>}
          <IconButton
            icon={row ? <IconX size={16} /> : <IconTrash size={16} />}
            label={row ? t('verb.cancel') : say('rate.remove', { name: rates.nameOf(kind, values) })}
            onAct={() => rates.drop(draft.key)}
          />
        </div>
      </td>
    </tr>
  );
}
