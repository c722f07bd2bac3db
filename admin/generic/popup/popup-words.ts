// The words of a popup stand at one place: title, action, effect, done, required, hint, and what its fields are called.
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { Words } from '#generated/words.ts';
import type { WordKey, WordParameters } from '#schema/core/words.ts';
import type { FieldOptions } from './input-popup.tsx';
import type { InputValues } from './input-values.ts';

type Key = WordKey<Words>;
/** Every place that has the title of a popup: `invoice.popups.cancel`. */
export type PopupWordsKey = Key extends infer K ? (K extends `${infer Place}.title` ? Place : never) : never;
const popupTexts = ['title', 'action', 'effect', 'text', 'done'] as const;
type PopupText = (typeof popupTexts)[number];
/** What the popup says of itself is no name of a field. */
const own: ReadonlySet<string> = new Set([...popupTexts, 'required', 'hint']);
/** The parameters that these words ask for. */
export type PopupParameters<Place extends string> = {
  [S in PopupText]: `${Place}.${S}` extends infer Path extends Key ? keyof WordParameters<Words, Path> & string : never;
}[PopupText];

type Spoken = {
  /** Where its words stand. */
  readonly at: string;
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  /** What the button that opens it says, where the popup has no title of its own. */
  readonly opener: string;
};

/** `fieldWords`: what the place says of a field, `done`: what is told after these values, which it may name. */
export const usePopupWords = ({ at, parameters, opener }: Spoken) => {
  const { find } = useSpeech();
  const word = (name: string) => find(`${at}.${name}`, parameters);
  const title = word('title') ?? opener.replace(/\s*…$/, '');
  const fieldWords = (field: string): FieldOptions => {
    const label = word(`fields.${field}`) ?? (own.has(field) ? null : word(field));
    const missing = word('required');
    return { ...(label && { label }), ...(missing && { missing }), hint: word('hint'), help: word(`help.${field}`) };
  };
  return {
    title,
    /** The main button. */
    action: word('action') ?? title,
    /** What follows from it. */
    effect: word('effect') ?? word('text'),
    done: (values: InputValues) => find(`${at}.done`, { ...values, ...parameters }),
    fieldWords,
  };
};
