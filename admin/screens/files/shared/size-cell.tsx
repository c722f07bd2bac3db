// How large a file is.
import type { CellProps } from '#admin/fields/kinds.ts';
import { useFormat } from '#admin/ui/page/words.tsx';

export function FileSizeCell({ value }: CellProps) {
  const format = useFormat();
  return <span className="ui-num">{format.megabytes(Number(value))}</span>;
}
