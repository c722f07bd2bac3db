// What else can be done with a list: take it along as a file, as it is shown, or bring records in from one.

import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, importPathOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCloudUpload, IconDownload } from '#admin/ui/marks/icons.tsx';
import { type MoreItem, MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { forUser } from '#schema/core/access.ts';
import { mayCreate } from '../screens.ts';
import type { Filter, Sort } from './listing.ts';

type Props = {
  entity: EntityMetadata;
  /** As the server is asked for the rows. */
  filter: Filter;
  sort: Sort;
  columns: readonly string[];
};
/** What else there is here, before what every list has. */
type More = { more?: readonly MoreItem[] | undefined };

/** The act that takes the list along; null for whoever may not read it. */
const useExport = ({ entity, filter, sort, columns }: Props): MoreItem | null => {
  const say = useSay();
  const caller = useCaller();
  if (forUser(entity.access.read, caller) === false) return null;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    columns: columns.join(),
  });
  const onAct = () => takeFile(`/export/${entity.name}?${query}`);
  return { id: 'export', label: say('csv.export'), icon: <IconDownload />, onAct };
};

/** Where a menu has no place: the act as a button. */
export function ExportButton(props: Props) {
  const save = useExport(props);
  return (
    save && (
      <ActionButton icon={<IconDownload size={16} />} onAct={save.onAct}>
        {save.label}
      </ActionButton>
    )
  );
}

/** The page that brings records in from a file; null for whoever may not. */
const useImportPath = (entity: EntityMetadata): string | null => {
  const caller = useCaller();
  const may = mayCreate(entity, caller) && forUser(entity.access.read, caller) !== false;
  return (may && importPathOf(entity)) || null;
};

/** Beside the act that makes the first record. */
export function ImportButton({ entity }: Pick<Props, 'entity'>) {
  const say = useSay();
  const path = useImportPath(entity);
  return (
    path && (
      <ActionButton icon={<IconCloudUpload size={16} />} to={path}>
        {say('csv.button')}
      </ActionButton>
    )
  );
}

export function ListMore({ more = [], ...props }: Props & More) {
  const say = useSay();
  const { entity } = props;
  const words = useEntityWords(entity.name);
  const save = useExport(props);
  const path = useImportPath(entity);
  return (
    <MoreMenu
      label={words.many}
      items={[
        ...more,
        ...(save ? [save] : []),
        ...(path ? [{ id: 'import', label: say('csv.button'), icon: <IconCloudUpload />, to: path }] : []),
      ]}
    />
  );
}
