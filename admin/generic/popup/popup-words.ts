// Reads the texts of a popup from one place in the translations: title, action, effect, done, required, hint, field labels.
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { Words } from '#generated/words.ts';
import type { WordKey, WordParameters } from '#schema/core/words.ts';
import type { FieldOptions } from './input-popup.tsx';
import type { InputValues } from './input-values.ts';

type Key = WordKey<Words>;
/** Every translation key with a popup's title: `invoice.popups.cancel`. */
export type PopupWordsKey = Key extends infer K ? (K extends `${infer Place}.title` ? Place : never) : never;
const popupTexts = ['title', 'action', 'effect', 'text', 'done'] as const;
type PopupText = (typeof popupTexts)[number];
/** Keys for the popup itself, which are not field names. */
const popupKeys: ReadonlySet<string> = new Set([...popupTexts, 'required', 'hint']);
/** The parameters that these translations need. */
export type PopupParameters<Place extends string> = {
  [S in PopupText]: `${Place}.${S}` extends infer Path extends Key ? keyof WordParameters<Words, Path> & string : never;
}[PopupText];

type Spoken = {
  /** The translation key of the popup. */
  readonly at: string;
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  /** The label of the button that opens the popup: the title if the popup has none of its own. */
  readonly opener: string;
};

/** `fieldWords`: texts for a field; `done`: the notification, which may contain the entered values. */
export const usePopupWords = ({ at, parameters, opener }: Spoken) => {
  const { find } = useSpeech();
  const word = (name: string) => find(`${at}.${name}`, parameters);
  const title = word('title') ?? opener.replace(/\s*…$/, '');
  const fieldWords = (field: string): FieldOptions => {
    const label = word(`fields.${field}`) ?? (popupKeys.has(field) ? null : word(field));
    const missing = word('required');
    return { ...(label && { label }), ...(missing && { missing }), hint: word('hint'), help: word(`help.${field}`) };
  };
  return {
    title,
    /** The main button's label. */
    action: word('action') ?? title,
    /** The consequence of the action. */
    effect: word('effect') ?? word('text'),
    done: (values: InputValues) => find(`${at}.done`, { ...values, ...parameters }),
    fieldWords,
  };
};
