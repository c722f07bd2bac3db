// A new record like another one: its address names the original, and the form begins with what the original says.
import { useNavigate } from 'react-router';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { IconCopy } from '#admin/ui/marks/icons.tsx';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { mayCreate } from '../screens.ts';
import { formFields } from './values.ts';

/** The parameter of a create page that names the original. */
export const originalParameter = 'like';

type Original = Readonly<Record<string, unknown>> & { readonly title: string };

/** Every record has days and an archive of its own. */
const isCopied = (entity: EntityMetadata, field: string) => {
  const kind = entity.fields[field]?.kind;
  return entity.writable.includes(field) && kind !== 'date' && kind !== 'dateTime' && field !== 'archived';
};
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);

/** What a new record takes over from the original: the fields of its form. */
export const copiedFields = (entity: EntityMetadata, original: Original): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    formFields(entity)
      .filter((field) => isCopied(entity, field) && isFilled(original[field]))
      .map((field) => [field, original[field]]),
  );

/** Says what was copied from which record, and what was not. */
export function CopiedNotice({ entity, title, fields }: { entity: EntityMetadata; title: string; fields: readonly string[] }) {
  const say = useSay();
  const words = useEntityWords(entity.name);
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  return <Notice tone="info">{say('generic.copied', { title, fields: list.format(fields.map((field) => words.label(field))) })}</Notice>;
}

/** The menu item that begins such a record; none for whoever may create none. */
export const useDuplicate = (entity: EntityMetadata, id: number): readonly (MoreItem & { readonly onAct: () => void })[] => {
  const say = useSay();
  const navigate = useNavigate();
  const caller = useCaller();
  const path = createPathOf(entity);
  if (!path || !mayCreate(entity, caller)) return [];
  return [
    {
      id: 'duplicate',
      label: say('generic.duplicate'),
      icon: <IconCopy />,
      onAct: () => void navigate(`${path}?${originalParameter}=${id}`),
    },
  ];
};
