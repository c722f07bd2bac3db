// A popup with a field for each value of a call, edited by its kind; it begins with what is given, and is pressed only when nothing is missing.
import { Fragment, type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf, type FieldMetadata } from '#admin/providers/records/metadata.ts';
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

/** What the inputs of a screen's own get of the popup that they stand in. */
export type PopupForm<I extends InputFields = InputFields> = {
  readonly values: ValuesOf<I>;
  readonly change: (part: Partial<ValuesOf<I>>) => void;
};
type Part<I extends InputFields> = ReactNode | ((form: PopupForm<I>) => ReactNode);

/** What is said of a field beside its kind. */
export type FieldWords = Partial<Pick<FieldMetadata, 'required' | 'max'>> & {
  readonly label?: string;
  /** Stands in a text of several lines while it is empty. */
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
  /** Why it cannot be done while the field is empty. */
  readonly missing?: string;
  /** Lines that a text begins with. */
  readonly lines?: number;
};
/** And how a screen draws it. */
export type FieldOptions<I extends InputFields = InputFields> = FieldWords & {
  /** Its input, which may set other fields as well; null where that of another field sets it, or it is not asked here. */
  readonly draw?: ((form: PopupForm<I>) => ReactNode) | null;
};

/** The input is that of a call, of a transition or of a record's fields; a name or a value that it does not have does not compile. */
export type InputPopupProps<I extends InputFields = InputFields> = Pick<
  PressPopupProps,
  'open' | 'width' | 'title' | 'subject' | 'onClose' | 'extra' | 'trouble' | 'filled'
> &
  Partial<Pick<PressAction, 'icon' | 'kind'>> & {
    /** Whose words and choices the fields have. */
    readonly entity: keyof Metadata;
    readonly input: I;
    readonly fields?: { readonly [F in keyof I]?: FieldOptions<I> | undefined };
    /** What the fields begin with. */
    readonly given?: Partial<ValuesOf<I>> | undefined;
    /** What the fields are compared with, where that is not what they began with any more. */
    readonly stands?: Partial<ValuesOf<I>> | undefined;
    /** Why it cannot be done, before what is missing. */
    readonly blocked?: string | null | undefined | ((values: ValuesOf<I>) => string | null);
    /** Why it is not done while nothing differs from what stands; without it, it is done all the same. */
    readonly unchanged?: string | undefined;
    /** The main button; the title by itself. */
    readonly action?: string;
    /** What follows from it. */
    readonly effect?: ReactNode;
    readonly send: (body: SentOf<I>, key: string) => Promise<unknown>;
    /** What is told once it is done. */
    readonly done?: string | ((body: SentOf<I>) => string | undefined);
    /** Above the fields, and below them. */
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
  const lacks = missing ? shown.find(({ name }) => name === missing)?.missing : wrong && say(`error.field.${wrong.reason}`);
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
