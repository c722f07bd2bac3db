// Shows images and PDFs over the page, one after another.
import './lightbox.css';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { downloadOf, isPicture, viewOf } from '#admin/providers/calls/files.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '#admin/ui/marks/icons.tsx';
import { useBackCloses } from '#admin/ui/page/use-back.ts';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { KeptRow } from './data.ts';

function Shown({ file }: { file: KeptRow }) {
  const say = useSay();
  const [broken, setBroken] = useState(false);
  const away = (words: string) => (
    <p className="files-away">
      {words}{' '}
      <a href={downloadOf(file.id)} download>
        {file.file_name}
      </a>
    </p>
  );
  if (!isPicture(file)) {
    if (!navigator.pdfViewerEnabled) return away(say('file.screen.noViewer'));
    return <iframe className="files-document" src={viewOf(file.id)} title={file.file_name} />;
  }
  if (broken) return away(say('file.screen.broken'));
  return <img className="files-picture" src={viewOf(file.id)} alt={file.notes ?? file.file_name} onError={() => setBroken(true)} />;
}

type Props = { files: readonly KeptRow[]; at: number; onAt: (at: number) => void; onClose: () => void };

export function Lightbox({ files, at, onAt, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const name = useId();
  useBackCloses(true, onClose);
  const file = files[at];
  if (!file) return null;
  const [before, after] = [at > 0 ? at - 1 : null, at < files.length - 1 ? at + 1 : null];
  const turn = (to: number | null) => to !== null && onAt(to);
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      className="files-lightbox"
      aria-labelledby={name}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(before);
        if (key === 'ArrowRight') turn(after);
      }}
    >
      <header className="files-lightbox-head row gap-4">
        <div className="files-lightbox-words stack grow fit">
          <b id={name} className="ui-one-line">
            {file.file_name}
          </b>
          <span className="ui-one-line ui-small ui-quiet ui-num">
            {say('file.screen.position', { at: at + 1, total: files.length })} · {format.megabytes(file.size)} · {file.user_name}
          </span>
        </div>
        <IconButton
          icon={<IconChevronLeft size={18} />}
          label={say('file.screen.previous')}
          inert={before === null}
          onAct={() => turn(before)}
        />
        <IconButton
          icon={<IconChevronRight size={18} />}
          label={say('file.screen.next')}
          inert={after === null}
          onAct={() => turn(after)}
        />
        <a
          className="ui-icon-button"
          href={downloadOf(file.id)}
          download
          aria-label={say('file.screen.download', { name: file.file_name })}
        >
          <IconDownload size={18} />
        </a>
        <IconButton icon={<IconX size={18} />} label={t('verb.close')} onAct={onClose} />
      </header>
      <div className="files-lightbox-stage">
        <Shown key={file.id} file={file} />
      </div>
      {file.notes && <p className="files-lightbox-notes">{file.notes}</p>}
    </Dialog>
  );
}
