// A popup with a field for each value of a call; its button is enabled once every required value is entered.
import { Fragment, type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf, type FieldMetadata } from '#admin/providers/records/metadata.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import type { Metadata } from '#generated/metadata.ts';
import type { SentOf, ValuesOf } from './input-types.ts';
import {
  bodyOf,
  type InputFields,
  type InputValues,
  initialValues,
  invalidField,
  isChanged,
  isWrittenLong,
  missingField,
} from './input-values.ts';
import { PopupField } from './popup-field.tsx';
import { type PressAction, PressPopup, type PressPopupProps } from './press-popup.tsx';

/** The popup's form, as a screen's own inputs receive it. */
export type PopupForm<I extends InputFields = InputFields> = {
  readonly values: ValuesOf<I>;
  readonly change: (part: Partial<ValuesOf<I>>) => void;
};
type Part<I extends InputFields> = ReactNode | ((form: PopupForm<I>) => ReactNode);

/** Properties of a field beyond its kind. */
export type FieldWords = Partial<Pick<FieldMetadata, 'required' | 'max'>> & {
  readonly label?: string;
  /** The placeholder of a multi-line text. */
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
  /** The reason shown on the disabled button while the field is empty. */
  readonly missing?: string;
  /** The initial number of lines of a text. */
  readonly lines?: number;
};
/** Options with which a screen draws a field. */
export type FieldOptions<I extends InputFields = InputFields> = FieldWords & {
  /** Replaces the input and may set other fields; null if another field's input sets this value, or the field is hidden. */
  readonly draw?: ((form: PopupForm<I>) => ReactNode) | null;
};

/** The input of a call, of a transition or of a record's fields; an unknown name or a wrong value does not compile. */
export type InputPopupProps<I extends InputFields = InputFields> = Pick<
  PressPopupProps,
  'open' | 'width' | 'title' | 'subject' | 'onClose' | 'extra' | 'trouble' | 'filled'
> &
  Partial<Pick<PressAction, 'icon' | 'kind'>> & {
    /** The entity whose labels and options the fields use. */
    readonly entity: keyof Metadata;
    readonly input: I;
    readonly fields?: { readonly [F in keyof I]?: FieldOptions<I> | undefined };
    /** The initial values. */
    readonly given?: Partial<ValuesOf<I>> | undefined;
    /** The values to compare with, if they are no longer the initial ones. */
    readonly stands?: Partial<ValuesOf<I>> | undefined;
    /** The reason that disables the button, before any missing value. */
    readonly blocked?: string | null | undefined | ((values: ValuesOf<I>) => string | null);
    /** The reason that disables the button while no value differs from the current ones; without it, unchanged values may be sent. */
    readonly unchanged?: string | undefined;
    /** The main button's label; the title by default. */
    readonly action?: string;
    /** The consequence of the action. */
    readonly effect?: ReactNode;
    readonly send: (body: SentOf<I>, key: string) => Promise<unknown>;
    /** The notification after success. */
    readonly done?: string | ((body: SentOf<I>) => string | undefined);
    /** Content above and below the fields. */
    readonly children?: Part<I>;
    readonly foot?: Part<I>;
  };

const none = {} as const;

export function InputPopup<const I extends InputFields>(props: InputPopupProps<I>): ReactNode;
export function InputPopup({
  entity: named,
  input,
  fields = none,
  given,
  stands,
  blocked,
  unchanged,
  action,
  effect,
  send,
  done,
  children,
  foot,
  ...rest
}: InputPopupProps) {
  const { icon, kind, ...popup } = rest;
  const say = useSay();
  const t = useWords();
  const entity = entityOf(named);
  const words = useEntityWords(named);
  const shown = Object.entries(input).map(([name, info]) => {
    const as: FieldOptions = fields[name] ?? none;
    const { label = words.label(name), hint, help, missing = say('error.field.required'), lines, draw, ...more } = as;
    return { name, info: { ...info, ...more }, label, hint: isWrittenLong(info) ? hint : undefined, help, missing, lines, draw };
  });
  const infos: InputFields = Object.fromEntries(shown.map(({ name, info }) => [name, info]));
  const [first] = useState(() => initialValues(infos, given));
  const [values, setValues] = useState(first);
  const missing = missingField(infos, values);
  const wrong = invalidField(infos, values);
  const labelOf = (field: string) => shown.find(({ name }) => name === field)?.label ?? field;
  const lacks = missing
    ? shown.find(({ name }) => name === missing)?.missing
    : wrong &&
      (wrong.reason === 'unclearNumber' ? t('number.answer', { field: labelOf(wrong.field) }) : say(`error.field.${wrong.reason}`));
  const body = bodyOf(infos, values);
  const changed = isChanged(infos, stands ? initialValues(infos, stands) : first, values);
  const why = (typeof blocked === 'function' ? blocked(values) : blocked) ?? lacks ?? (changed ? null : unchanged) ?? null;
  const change = (part: InputValues) => setValues((before) => ({ ...before, ...part }));
  const form: PopupForm = { values, change };
  const drawn = (part: Part<InputFields>) => (typeof part === 'function' ? part(form) : part);
  return (
    <PressPopup
      filled={changed}
      {...popup}
      action={{
        label: action ?? popup.title,
        icon,
        kind,
        blocked: why,
        subject: [body, stands],
        send: (key) => send(body, key),
        done: typeof done === 'function' ? done(body) : done,
      }}
    >
      {typeof effect === 'string' ? <p>{effect}</p> : effect}
      {drawn(children)}
      {shown.map(({ name, missing: _missing, draw, ...field }) =>
        draw === undefined ? (
          <PopupField
            key={name}
            entity={entity}
            field={name}
            {...field}
            value={values[name]}
            values={values}
            record={none}
            onChange={(value) => change({ [name]: value })}
          />
        ) : (
          <Fragment key={name}>{draw?.(form)}</Fragment>
        ),
      )}
      {drawn(foot)}
    </PressPopup>
  );
}
