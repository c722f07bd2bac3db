// Additions to the generic record page that a screen provides beyond what the schema derives.
import type { ComponentType } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import type { Saved } from './use-record-form.ts';

export type RecordProps = { readonly entity: EntityMetadata; readonly record: Saved };
export type OwnTab = {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly Tab: ComponentType<RecordProps>;
};
export type Extras = {
  /** The heading, for records whose own title is not a name. */
  readonly title?: string;
  /** Tabs between the related records and the history; with `ownFirst`, before the related records. */
  readonly tabs?: readonly OwnTab[];
  readonly ownFirst?: boolean;
  /** The record's status, shown behind its title. */
  readonly Standing?: ComponentType<RecordProps>;
  /** Buttons in the heading, before the menu with three dots. */
  readonly Acts?: ComponentType<RecordProps>;
  /** Menu items before those of every record. */
  readonly more?: readonly MoreItem[];
  /** A notice above the tabs. */
  readonly Notice?: ComponentType<RecordProps>;
  /** Related entities without a tab here, by entity and field: `task.company_user_id`. */
  readonly without?: readonly string[];
  /** The record cannot be changed any more. */
  readonly readOnly?: boolean;
};
/** A hook, called on each render of a record, so that it can read and count. */
export type UseExtras = (record: Saved) => Extras;

export const noExtras: UseExtras = () => ({});
