// A record's status as a coloured word: the schema gives each state its tone, an area may give it an icon.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { StateWord, ToneGlyph } from '#admin/ui/marks/state.tsx';
import type { Metadata } from '#generated/metadata.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import type { Tone } from '#schema/core/tones.ts';
import type { CellProps } from '../kinds.ts';

/** A state as the API answers it: its number, or its word. */
type Status = string | number;
type TonedField = { readonly values: Readonly<Record<string, Status>>; readonly tones: Readonly<Record<string, Tone>> };
/** The entities whose status has tones, with the names of their states. */
type Toned = {
  [E in keyof Metadata as Metadata[E]['fields'] extends { status: TonedField } ? E : never]: Metadata[E]['fields'] extends {
    status: { values: infer Values };
  }
    ? keyof Values
    : never;
};

type StateField = Pick<FieldInfo, 'values' | 'tones'>;
const stateName = ({ values = {} }: StateField, status: Status) => Object.keys(values).find((name) => values[name] === status);
/** Null for an unknown state. */
const toneOf = (field: StateField, status: Status): Tone | null => field.tones?.[stateName(field, status) ?? ''] ?? null;

interface StateGlyphProps {
  entity: keyof Toned;
  status: Status;
  size?: number;
  /** Gives the icon its label for screen readers, if no text stands beside it. */
  label?: boolean;
}

/** The icon of a state alone; nothing for an unknown state. */
export function StateGlyph({ entity, status, size, label }: StateGlyphProps) {
  const words = useEntityWords(entity);
  const tone = toneOf(entityOf(entity).fields.status ?? {}, status);
  return tone && <ToneGlyph tone={tone} word={words.choice('status', status)} size={size} label={label} />;
}

/** Icons by state name, or computed from the state. */
type Icons<State extends PropertyKey> = { readonly [S in State]?: ReactNode } | ((status: Status) => ReactNode);

/** The tone of a state, for drawings in its colour. */
export const stateTone = (entity: keyof Toned, status: Status): Tone => toneOf(entityOf(entity).fields.status ?? {}, status) ?? 'idle';

/**
 * The status mark and its list cell; a state without an icon in `icons` uses its tone's icon. The
 * mark takes another tone where the record says more than its state; its children are shown before its word.
 */
export const stateMark = <E extends keyof Toned>(entity: E, icons: Icons<Toned[E]> = {}) => {
  function Mark({ status, tone = stateTone(entity, status), children }: { status: Status; tone?: Tone | undefined; children?: ReactNode }) {
    const words = useEntityWords(entity);
    const name = stateName(entityOf(entity).fields.status ?? {}, status);
    const icon = typeof icons === 'function' ? icons(status) : icons[name as Toned[E]];
    return (
      <StateWord tone={tone} icon={icon ?? <StateGlyph entity={entity} status={status} />}>
        {children}
        {words.choice('status', status)}
      </StateWord>
    );
  }
  function Cell({ value }: CellProps) {
    return typeof value === 'string' || typeof value === 'number' ? <Mark status={value} /> : null;
  }
  return { Mark, Cell };
};
