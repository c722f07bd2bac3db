// How a record stands, as a coloured word: the schema gives each state its tone, an area some of them a sign of their own.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { StateWord, ToneGlyph } from '#admin/ui/marks/state.tsx';
import type { Metadata } from '#generated/metadata.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import type { Tone } from '#schema/core/tones.ts';
import type { CellProps } from '../kinds.ts';

type TonedField = { readonly values: Readonly<Record<string, number>>; readonly tones: Readonly<Record<string, Tone>> };
/** The entities whose status has tones, each with the names of its states. */
type Toned = {
  [E in keyof Metadata as Metadata[E]['fields'] extends { status: TonedField } ? E : never]: Metadata[E]['fields'] extends {
    status: { values: infer Values };
  }
    ? keyof Values
    : never;
};

type StateField = Pick<FieldInfo, 'values' | 'tones'>;
const stateName = ({ values = {} }: StateField, status: number) => Object.keys(values).find((name) => values[name] === status);
/** Null for a number that is no state of the field. */
const toneOf = (field: StateField, status: number): Tone | null => field.tones?.[stateName(field, status) ?? ''] ?? null;

interface StateGlyphProps {
  entity: keyof Toned;
  status: number;
  size?: number;
  /** Says the word to screen readers, where no word stands beside it. */
  label?: boolean;
}

/** The sign of a state alone; nothing for a number that is no state. */
export function StateGlyph({ entity, status, size, label }: StateGlyphProps) {
  const words = useEntityWords(entity);
  const tone = toneOf(entityOf(entity).fields.status ?? {}, status);
  return tone && <ToneGlyph tone={tone} word={words.choice('status', status)} size={size} label={label} />;
}

/** By the name of a state, or made of its number. */
type Icons<State extends PropertyKey> = { readonly [S in State]?: ReactNode } | ((status: number) => ReactNode);

/** The tone of a state, for what is drawn with its colour. */
export const stateTone = (entity: keyof Toned, status: number): Tone => toneOf(entityOf(entity).fields.status ?? {}, status) ?? 'idle';

/**
 * The mark of a state, and the cell of a list that shows it; where `icons` has no sign for a state, its tone has one. What stands inside
 * the mark stands before its word.
 */
export const stateMark = <E extends keyof Toned>(entity: E, icons: Icons<Toned[E]> = {}) => {
  function Mark({ status, children }: { status: number; children?: ReactNode }) {
    const words = useEntityWords(entity);
    const name = stateName(entityOf(entity).fields.status ?? {}, status);
    const icon = typeof icons === 'function' ? icons(status) : icons[name as Toned[E]];
    return (
      <StateWord tone={stateTone(entity, status)} icon={icon ?? <StateGlyph entity={entity} status={status} />}>
        {children}
        {words.choice('status', status)}
      </StateWord>
    );
  }
  function Cell({ value }: CellProps) {
    return <Mark status={Number(value)} />;
  }
  return { Mark, Cell };
};
