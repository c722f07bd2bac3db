// Additions to the generic record page that a screen provides beyond what the schema derives.
import type { ComponentType } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';

/** A record as its page's call answers it; without the name of an entity, that of any. */
export type RecordProps<E extends string = string> = { readonly entity: EntityMetadata; readonly record: WholeRecord<E> };
export type OwnTab<E extends string = string> = {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly Tab: ComponentType<RecordProps<E>>;
};
export type Extras<E extends string = string> = {
  /** The heading, for records whose own title is not a name. */
  readonly title?: string;
  /** Tabs between the related records and the history; with `ownFirst`, before the related records. */
  readonly tabs?: readonly OwnTab<E>[];
  readonly ownFirst?: boolean;
  /** The record's status, shown behind its title. */
  readonly Standing?: ComponentType<RecordProps<E>>;
  /** Buttons in the heading, before the menu with three dots. */
  readonly Acts?: ComponentType<RecordProps<E>>;
  /** Menu items before those of every record. */
  readonly more?: readonly MoreItem[];
  /** A notice above the tabs. */
  readonly Notice?: ComponentType<RecordProps<E>>;
  /** Related entities without a tab here, by entity and field: `task.company_user_id`. */
  readonly without?: readonly string[];
  /** The record cannot be changed any more. */
  readonly readOnly?: boolean;
};
/** A hook, called on each render of a record, so that it can read and count. */
export type UseExtras<E extends string = string> = (record: WholeRecord<E>) => Extras<E>;

export const noExtras: UseExtras = () => ({});
