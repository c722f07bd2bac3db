// What else can be done with a list: take it along as a file, as it is shown, or bring records in from one.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { api } from '#admin/providers/http.ts';
import { type EntityMetadata, importPathOf } from '#admin/providers/metadata.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconCloudUpload, IconDownload } from '#admin/ui/icons.tsx';
import { type MoreItem, MoreMenu } from '#admin/ui/more-menu.tsx';
import { forUser } from '#schema/core/access.ts';
import type { Filter, Sort } from './listing.ts';

type Props = {
  entity: EntityMetadata;
  /** As the server is asked for the rows. */
  filter: Filter;
  sort: Sort;
  columns: readonly string[];
};

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
  const onAct = () => {
    const link = document.createElement('a');
    link.href = `${api}/export/${entity.name}?${query}`;
    link.download = '';
    link.click();
  };
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

export function ListMore(props: Props) {
  const say = useSay();
  const { entity } = props;
  const words = useEntityWords(entity.name);
  const caller = useCaller();
  const save = useExport(props);
  const { create } = entity.access;
  const path = importPathOf(entity);
  const mayBringIn = save && create && forUser(create, caller) !== false;
  return (
    <MoreMenu
      label={words.many}
      items={[
        ...(save ? [save] : []),
        ...(path && mayBringIn ? [{ id: 'import', label: say('csv.button'), icon: <IconCloudUpload />, to: path }] : []),
      ]}
    />
  );
}
