// The sources of an upload: camera, file picker, drop, paste.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Format } from '#schema/core/format.ts';
import { two } from '#schema/core/zone.ts';

type Take = (files: readonly File[]) => void;

/** Opens the camera or the file picker; render `input` beside the button. */
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
        // Otherwise choosing the same file again fires no change event.
        target.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
  return { open: () => element.current?.click(), input };
};

/** A pasted image has no name: it gets the company's time, without colons, which file names may not contain. */
const nameNow = (word: string, { type }: File, format: Pick<Format, 'toPicker'>, now = new Date()) =>
  `${word} ${format.toPicker(now).replace(':', '.')}.${two(now.getUTCSeconds())}.${type.split('/')[1] ?? 'png'}`;

/** Ctrl V anywhere on the page, except in inputs. */
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
