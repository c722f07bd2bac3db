// Further actions on a list: export the shown rows to a file, or import records.

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
  /** The filter in the server's terms. */
  filter: Filter;
  sort: Sort;
  columns: readonly string[];
};
/** Menu items of the screen, before those of every list. */
type More = { more?: readonly MoreItem[] | undefined };

/** The export action; null for users who may not read the list. */
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

/** The same action as a button, where there is no menu. */
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

/** The address of the import page; null for users who may not import. */
const useImportPath = (entity: EntityMetadata): string | null => {
  const caller = useCaller();
  const may = mayCreate(entity, caller) && forUser(entity.access.read, caller) !== false;
  return (may && importPathOf(entity)) || null;
};

/** Stands beside the button that creates the first record. */
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
