// The popup of a transition, made of what the life of its entity asks there: fields by their kinds, words by their names, and its call.
import type { ReactNode } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { type AskedAs, AskPopup, type AskPopupProps } from '../popup/ask-popup.tsx';
import type { Answers } from '../popup/asked-values.ts';
import { type QuestionKey, type QuestionParameters, useQuestionWords } from '../popup/question-words.ts';
import type { AskedName, LivingName, TransitionAnswer, TransitionName } from './transition-types.ts';
import { askedIn, type Living, useTransitions } from './transitions.ts';

type Said = Pick<AskPopupProps, 'width' | 'subject' | 'extra' | 'icon' | 'blocked' | 'effect' | 'done' | 'children' | 'foot' | 'action'> & {
  readonly record: Living;
  readonly title?: string;
  /** Instead of the transition's own call. */
  readonly send?: (body: Answers, key: string) => Promise<unknown>;
};

type Parameters<Names extends string> = [Names] extends [never]
  ? { readonly parameters?: undefined }
  : { readonly parameters: Readonly<Record<Names, string | number>> };

/** The transition's own place for its words, where it has any there. */
export type OwnPlace<E extends LivingName, T extends TransitionName<E>> = Extract<QuestionKey, `${E}.asks.${T}`>;

/** What is asked before a transition is made; a name that the schema or the words do not have does not compile. */
export type TransitionQuestion<E extends LivingName, T extends TransitionName<E>, W extends QuestionKey> = Said & {
  readonly entity: E;
  readonly name: T;
  /** Where its words stand; by itself at the transition's own place, `offer.asks.decline`. */
  readonly words?: W;
  /** Those that are asked for here, in this order; all of them by itself. */
  readonly only?: readonly AskedName<E, T>[];
  readonly fields?: { readonly [F in AskedName<E, T>]?: AskedAs };
  readonly given?: { readonly [F in AskedName<E, T>]?: unknown };
  /** What follows once it is done, before the popup closes; answers `stay` where there is a next step. */
  readonly onDone?: (answer: TransitionAnswer<E, T>) => unknown;
} & Parameters<Exclude<QuestionParameters<W>, AskedName<E, T>>>;

/** The same of any transition. */
export type AnyQuestion = Said & {
  readonly entity: LivingName;
  readonly name: string;
  readonly words?: string;
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  readonly only?: readonly string[];
  readonly fields?: Readonly<Record<string, AskedAs | undefined>>;
  readonly given?: Answers;
  readonly onDone?: (answer: never) => unknown;
};

type Opened = Pick<AskPopupProps, 'open' | 'onClose' | 'kind'>;

export function AnyTransitionPopup({
  entity: named,
  name,
  record,
  words: at = `${named}.asks.${name}`,
  parameters,
  title,
  only,
  fields,
  onDone,
  send,
  ...popup
}: AnyQuestion & Opened) {
  const entity = entityOf(named);
  const { whyNot, label, send: move } = useTransitions(entity, record);
  const words = useQuestionWords({ at, parameters, opener: title ?? label(name) });
  const all = askedIn(entity, name);
  const names = only ?? Object.keys(all);
  return (
    <AskPopup
      title={title ?? words.title}
      action={words.action}
      effect={words.effect}
      done={words.done}
      {...popup}
      entity={named}
      asks={Object.fromEntries(names.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))}
      fields={Object.fromEntries(names.map((field) => [field, { ...words.fieldWords(field), ...fields?.[field] }]))}
      blocked={whyNot(name) ?? popup.blocked ?? null}
      send={async (body, key) => {
        const answer = await (send ? send(body, key) : move(name, body, key));
        return (await onDone?.(answer as never)) === stay ? stay : answer;
      }}
    />
  );
}

export function TransitionPopup<E extends LivingName, T extends TransitionName<E>, W extends QuestionKey = OwnPlace<E, T>>(
  props: TransitionQuestion<E, T, W> & Opened,
): ReactNode;
export function TransitionPopup(props: AnyQuestion & Opened) {
  return <AnyTransitionPopup {...props} />;
}
