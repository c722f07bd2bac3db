// The popup of a transition, derived from its declared input: fields by kind, texts by name, and its call.
import type { ReactNode } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import { type FieldOptions, InputPopup, type InputPopupProps } from '../popup/input-popup.tsx';
import type { SentOf, ValuesOf } from '../popup/input-types.ts';
import type { InputFields, InputValues } from '../popup/input-values.ts';
import { type PopupParameters, type PopupWordsKey, usePopupWords } from '../popup/popup-words.ts';
import type { InputIsBody, InputName, TransitionAnswer, TransitionInput, TransitionName, WorkflowEntityName } from './transition-types.ts';
import { inputOf, type RecordWithTransitions, type SendWrapper, useAnyTransitions } from './transitions.ts';

type PopupOptions<I extends InputFields> = Pick<
  InputPopupProps<I>,
  | 'width'
  | 'subject'
  | 'extra'
  | 'trouble'
  | 'filled'
  | 'icon'
  | 'blocked'
  | 'unchanged'
  | 'stands'
  | 'effect'
  | 'done'
  | 'children'
  | 'foot'
  | 'action'
> & {
  readonly record: RecordWithTransitions;
  readonly title?: string;
  /** The fields are those of the record: they begin with its values, and unchanged values are not sent. */
  readonly edits?: boolean;
  /** Wraps the transition's own call; without it, every query that shows the record is read again. */
  readonly around?: SendWrapper;
};
type Send<I extends InputFields> = (body: SentOf<I>, key: string) => Promise<unknown>;

type Parameters<Names extends string> = [Names] extends [never]
  ? { readonly parameters?: Readonly<Record<string, string | number>> }
  : { readonly parameters: Readonly<Record<Names, string | number>> };

/** The translation keys of the transition's own texts, if it has any. */
type OwnWordsKey<E extends WorkflowEntityName, T extends TransitionName<E>> = Extract<PopupWordsKey, `${E}.popups.${T}`>;

/** Replaces the transition's own call; required where that call needs more than the record and the input. */
type OwnSend<E extends WorkflowEntityName, T extends TransitionName<E>> =
  InputIsBody<E, T> extends true ? { readonly send?: Send<TransitionInput<E, T>> } : { readonly send: Send<TransitionInput<E, T>> };

/** The popup of a transition; names missing from the schema or the translations do not compile. */
export type TransitionPopupProps<E extends WorkflowEntityName, T extends TransitionName<E>> = PopupOptions<TransitionInput<E, T>> & {
  readonly entity: E;
  readonly name: T;
  /** The fields to show, in this order; all by default. */
  readonly only?: readonly InputName<E, T>[];
  readonly fields?: { readonly [F in InputName<E, T>]?: FieldOptions<TransitionInput<E, T>> };
  readonly given?: Partial<ValuesOf<TransitionInput<E, T>>>;
  /** Runs after success, before the popup closes; answers `stay` if a next step follows. */
  readonly onDone?: (answer: TransitionAnswer<E, T>) => unknown;
} & OwnSend<E, T> &
  Parameters<Exclude<PopupParameters<OwnWordsKey<E, T>>, InputName<E, T>>>;

/** The same for a transition known only at run time. */
export type AnyTransitionPopupProps = PopupOptions<InputFields> & {
  readonly entity: WorkflowEntityName;
  readonly name: string;
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  readonly only?: readonly string[];
  readonly fields?: Readonly<Record<string, FieldOptions | undefined>>;
  readonly given?: InputValues;
  readonly onDone?: (answer: never) => unknown;
  readonly send?: Send<InputFields>;
};

type Opened = Pick<InputPopupProps, 'open' | 'onClose' | 'kind'>;

export function AnyTransitionPopup({
  entity: named,
  name,
  record,
  parameters,
  title,
  only,
  fields,
  edits = false,
  given,
  onDone,
  around,
  send,
  ...popup
}: AnyTransitionPopupProps & Opened) {
  const entity = entityOf(named);
  const { whyNot, label, send: move } = useAnyTransitions(entity, record, { around, parameters });
  const t = useWords();
  const words = usePopupWords({ at: `${named}.popups.${name}`, parameters, opener: title ?? label(name) });
  const all = inputOf(entity, name);
  const names = only ?? Object.keys(all);
  const held = edits ? Object.fromEntries(names.map((field) => [field, (record as InputValues)[field]])) : undefined;
  return (
    <InputPopup
      title={title ?? words.title}
      action={words.action}
      effect={words.effect}
      done={words.done}
      unchanged={edits ? t('form.nothing_changed') : undefined}
      {...popup}
      entity={named}
      input={Object.fromEntries(names.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))}
      fields={Object.fromEntries(names.map((field) => [field, { ...words.fieldWords(field), ...fields?.[field] }]))}
      blocked={whyNot(name) ?? popup.blocked}
      given={given ?? held}
      send={async (body, key) => {
        const answer = await (send ? send(body, key) : move(name, body, key));
        return (await onDone?.(answer as never)) === stay ? stay : answer;
      }}
    />
  );
}

export function TransitionPopup<E extends WorkflowEntityName, T extends TransitionName<E>>(
  props: TransitionPopupProps<E, T> & Opened,
): ReactNode;
export function TransitionPopup(props: AnyTransitionPopupProps & Opened) {
  return <AnyTransitionPopup {...props} />;
}
