// The sections of the settings in the order of setting up a company: form sections, then dated rates.

import type { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { fold } from '#schema/core/fold.ts';

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** The section's form fields; empty for rates. */
  readonly fields: readonly string[];
  /** The text that the search looks in. */
  readonly words: string;
};

type Speaking = { readonly entity: EntityMetadata; readonly words: EntitySpeech; readonly say: ReturnType<typeof useSay> };

export const sectionsOf = ({ entity, words, say }: Speaking): Section[] => {
  const rows = (id: string, title: string, help: string, more: readonly string[]): Section => ({
    id,
    title,
    help,
    fields: [],
    words: [title, help, ...more].join(' '),
  });
  return [
    ...Object.entries(entity.form ?? {}).map(([id, fields]): Section => {
      const title = words.group(id);
      const help = words.help(id);
      return { id, title, help, fields, words: [title, help, ...fields.map(words.label)].join(' ') };
    }),
    rows('mileage_rate', say('rate.mileage.title'), say('rate.mileage.help'), [say('rate.validFrom'), say('rate.pricePerKm')]),
    rows('per_diem_rate', say('rate.perDiem.title'), say('rate.perDiem.help'), [say('rate.validFrom'), say('rate.country')]),
    rows('vat_rate', say('rate.vat.title'), say('rate.vat.help'), [say('rate.validFrom'), say('rate.percent')]),
    rows('on_call_rate', say('rate.onCall.title'), say('rate.onCall.help'), [say('rate.validFrom'), say('rate.level')]),
    rows('holidays', say('company.holidays.title'), say('company.holidays.help'), [say('company.holidays.fill')]),
  ];
};

/** The sections that contain every typed word, ignoring accents. */
export const foundSections = (sections: readonly Section[], typed: string): readonly Section[] => {
  const searchWords = fold(typed).split(/\s+/).filter(Boolean);
  return sections.filter(({ words }) => {
    const folded = fold(words);
    return searchWords.every((word) => folded.includes(word));
  });
};

/** The id of a section's element. */
export const anchorOf = (id: string) => `settings-${id}`;
