// What else can be done with a list: take it along as a file, as it is shown, or bring records in from one.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { api } from '#admin/providers/http.ts';
import { type EntityMetadata, importPathOf } from '#admin/providers/metadata.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { IconCloudUpload, IconDownload } from '#admin/ui/icons.tsx';
import { MoreMenu } from '#admin/ui/more-menu.tsx';
import { forUser } from '#schema/core/access.ts';
import type { Filter, Sort } from './listing.ts';

type Props = {
  entity: EntityMetadata;
  /** As the server is asked for the rows. */
  filter: Filter;
  sort: Sort;
  columns: readonly string[];
};

export function ListMore({ entity, filter, sort, columns }: Props) {
  const say = useSay();
  const words = useEntityWords(entity.name);
  const caller = useCaller();
  const { read, create } = entity.access;
  const path = importPathOf(entity);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    columns: columns.join(),
  });
  const save = () => {
    const link = document.createElement('a');
    link.href = `${api}/export/${entity.name}?${query}`;
    link.download = '';
    link.click();
  };
  return (
    <MoreMenu
      label={words.many}
      items={[
        ...(forUser(read, caller) !== false ? [{ id: 'export', label: say('csv.export'), icon: <IconDownload />, onAct: save }] : []),
        ...(path && create && forUser(create, caller) !== false && forUser(read, caller) !== false
          ? [{ id: 'import', label: say('csv.button'), icon: <IconCloudUpload />, to: path }]
          : []),
      ]}
    />
  );
}
