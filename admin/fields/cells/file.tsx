// The cell of a file: its name as a download link; read-only forms show an image.
import '../file.css';
import { downloadOf, viewOf } from '#admin/providers/calls/files.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import type { CellProps } from '../kinds.ts';
import { Nothing } from './plain.tsx';

export function FileCell({ field, info, value, record, place }: CellProps) {
  if (typeof value !== 'number') return <Nothing />;
  const name = String(record[nameOf(field)] ?? `#${value}`);
  if (place === 'line') return <span className="field-cell-text">{name}</span>;
  return (
    <a href={downloadOf(value)} download className="row wrap gap-12 lines-8 tall-32" onClick={(event) => event.stopPropagation()}>
      {!place && info.pictures && <img className="file-field-thumb" src={viewOf(value)} alt="" />}
      {name}
    </a>
  );
}
