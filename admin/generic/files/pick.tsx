// The ways a file comes to the page: the camera, the files of the device, a drop, a paste.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastError } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Format } from '#schema/core/format.ts';
import { two } from '#schema/core/zone.ts';

type Take = (files: readonly File[]) => void;

/** Opens the camera, or the files of the device; render `input` beside the button. */
export const usePicker = (onPick: Take, from: 'camera' | 'device'): { open: () => void; input: ReactNode } => {
  const element = useRef<HTMLInputElement>(null);
  const camera = from === 'camera';
  const input = (
    <input
      ref={element}
      type="file"
      hidden
      {...(camera ? { accept: 'image/*', capture: 'environment' } : { multiple: true })}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same picture may be chosen again.
        target.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
  return { open: () => element.current?.click(), input };
};

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => Boolean(data?.types.includes('Files'));

/** Files that are dropped anywhere on the page come here; answers whether some hang over it now. */
export const useDrop = (onPick: Take): boolean => {
  const say = useSay();
  const [over, setOver] = useState(false);
  const take = useEffectEvent(({ items }: DataTransfer) => {
    const entries = [...items].filter(({ kind }) => kind === 'file');
    const files = entries.filter((item) => !item.webkitGetAsEntry()?.isDirectory).flatMap((item) => item.getAsFile() ?? []);
    if (files.length < entries.length) toastError(say('file.screen.noFolder'));
    if (files.length > 0) onPick(files);
  });
  useEffect(() => {
    let depth = 0;
    const on = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Otherwise the browser leaves the page for the file.
      event.preventDefault();
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth -= 1;
      if (event.type === 'drop') {
        depth = 0;
        take(event.dataTransfer);
      }
      setOver(depth > 0);
    };
    const kinds = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, on);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, on);
    };
  }, []);
  return over;
};

/** A pasted picture has no name of its own: it gets the company's time, without the colons that files cannot have. */
const nameNow = (word: string, { type }: File, format: Pick<Format, 'toPicker'>, now = new Date()) =>
  `${word} ${format.toPicker(now).replace(':', '.')}.${two(now.getUTCSeconds())}.${type.split('/')[1] ?? 'png'}`;

/** Ctrl V anywhere on the page, but for where text is written. */
export const usePaste = (onPick: Take): void => {
  const say = useSay();
  const format = useFormat();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const writes = target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable);
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0 || (writes && clipboardData?.types.includes('text/plain'))) return;
    event.preventDefault();
    onPick(
      files.map((file) =>
        /^image\.\w+$/.test(file.name) ? new File([file], nameNow(say('file.screen.pasted'), file, format), { type: file.type }) : file,
      ),
    );
  });
  useEffect(() => {
    const on = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', on);
    return () => window.removeEventListener('paste', on);
  }, []);
};
