// The preview of a file: a thumbnail, or the icon of its type.
import { viewOf } from '#admin/providers/calls/files.ts';
import { IconFile, IconFileText, IconFileTypePdf, IconPhoto } from '#admin/ui/marks/icons.tsx';
import { pictureTypes } from '#schema/core/file-types.ts';
import type { KeptRow } from './data.ts';

export function FileSign({ type, size }: { type: string; size: number }) {
  const Icon = type.startsWith('image/')
    ? IconPhoto
    : type === 'application/pdf'
      ? IconFileTypePdf
      : type.startsWith('text/') || /word|sheet|document|presentation/.test(type)
        ? IconFileText
        : IconFile;
  return (
    <span className="files-thumb ui-quiet">
      <Icon size={size} />
    </span>
  );
}

export function Thumb({ file: { id, content_type } }: { file: KeptRow }) {
  if (!pictureTypes.includes(content_type)) return <FileSign type={content_type} size={20} />;
  return <img className="files-thumb" src={viewOf(id)} alt="" loading="lazy" decoding="async" />;
}
