// What the page of a record has beside what derives from its schema; a screen of its own hands it to the generic page.
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
  /** What it is called here, where its own title is no name. */
  readonly title?: string;
  /** Tabs between what belongs to the record and its history; `ownFirst`: before what belongs to it. */
  readonly tabs?: readonly OwnTab[];
  readonly ownFirst?: boolean;
  /** How it stands, behind its title. */
  readonly Standing?: ComponentType<RecordProps>;
  /** Acts in the heading, before the three dots. */
  readonly Acts?: ComponentType<RecordProps>;
  /** Acts behind the three dots, before those of every record. */
  readonly more?: readonly MoreItem[];
  /** What is to be said above the tabs. */
  readonly Notice?: ComponentType<RecordProps>;
  /** What belongs to the record, by entity and field, and has no tab of its own here: `task.company_user_id`. */
  readonly without?: readonly string[];
  /** Nothing can be changed here any more. */
  readonly readOnly?: boolean;
};
/** Asked on each render of a record, so that it can look and count. */
export type UseExtras = (record: Saved) => Extras;

export const noExtras: UseExtras = () => ({});
