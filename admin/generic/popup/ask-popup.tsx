// A question made of what it asks for: its fields by their kinds, begun with what is given, pressed only when nothing is missing.
import { type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf, type FieldMetadata } from '#admin/providers/records/metadata.ts';
import type { Metadata } from '#generated/metadata.ts';
import { AskedField } from './asked-field.tsx';
import { type Answers, type Asks, bodyOf, firstAnswers, hasAnswers, isWrittenLong, missingIn, wrongIn } from './asked-values.ts';
import { type PressAction, PressPopup, type PressPopupProps } from './press-popup.tsx';

/** What a screen says of a field beside what is asked for. */
export type AskedAs = Partial<Pick<FieldMetadata, 'required' | 'max'>> & {
  readonly label?: string;
  /** Stands in a text of several lines while it is empty. */
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
  /** Why it cannot be done while the field is empty. */
  readonly missing?: string;
  /** Lines that a text begins with. */
  readonly lines?: number;
};

export type AskPopupProps = Pick<PressPopupProps, 'open' | 'width' | 'title' | 'subject' | 'onClose' | 'extra' | 'trouble'> &
  Partial<Pick<PressAction, 'icon' | 'kind' | 'blocked'>> & {
    /** Whose words and choices the fields have. */
    readonly entity: keyof Metadata;
    readonly asks: Asks;
    readonly fields?: Readonly<Record<string, AskedAs | undefined>>;
    /** What the fields begin with. */
    readonly given?: Answers | undefined;
    /** The main button; the title by itself. */
    readonly action?: string;
    /** What follows from it. */
    readonly effect?: ReactNode;
    readonly send: (body: Answers, key: string) => Promise<unknown>;
    /** What is told once it is done. */
    readonly done?: string | ((body: Answers) => string | undefined);
    /** Above the fields, and below them. */
    readonly children?: ReactNode;
    readonly foot?: ReactNode;
  };

const none = {} as const;

export function AskPopup({
  entity: named,
  asks,
  fields = none,
  given,
  action,
  effect,
  send,
  done,
  children,
  foot,
  ...rest
}: AskPopupProps) {
  const { icon, kind, blocked, ...popup } = rest;
  const say = useSay();
  const entity = entityOf(named);
  const words = useEntityWords(named);
  const asked = Object.entries(asks).map(([name, info]) => {
    const as: AskedAs = fields[name] ?? none;
    const { label = words.label(name), hint, help, missing = say('error.field.required'), lines, ...more } = as;
    return { name, info: { ...info, ...more }, label, hint: isWrittenLong(info) ? hint : undefined, help, missing, lines };
  });
  const infos: Asks = Object.fromEntries(asked.map(({ name, info }) => [name, info]));
  const [first] = useState(() => firstAnswers(infos, given));
  const [answers, setAnswers] = useState(first);
  const missing = missingIn(infos, answers);
  const wrong = wrongIn(infos, answers);
  const lacks = missing ? asked.find(({ name }) => name === missing)?.missing : wrong && say(`error.field.${wrong.reason}`);
  const body = bodyOf(infos, answers);
  return (
    <PressPopup
      {...popup}
      filled={hasAnswers(infos, first, answers)}
      action={{
        label: action ?? popup.title,
        icon,
        kind,
        blocked: blocked ?? lacks ?? null,
        what: body,
        send: (key) => send(body, key),
        done: typeof done === 'function' ? done(body) : done,
      }}
    >
      {typeof effect === 'string' ? <p>{effect}</p> : effect}
      {children}
      {asked.map(({ name, missing: _missing, ...field }) => (
        <AskedField
          key={name}
          entity={entity}
          field={name}
          {...field}
          value={answers[name]}
          values={answers}
          record={none}
          onChange={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
        />
      ))}
      {foot}
    </PressPopup>
  );
}
