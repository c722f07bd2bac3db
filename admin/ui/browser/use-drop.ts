// Files dropped on the page.
import { useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../overlays/toasts.tsx';

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => Boolean(data?.types.includes('Files'));

/** Receives files dropped anywhere on the page; answers whether files are dragged over it now. `noFolder` is called for a dropped folder. */
export const useDrop = (onPick: (files: readonly File[]) => void, noFolder: string): boolean => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(({ items }: DataTransfer) => {
    const entries = [...items].filter(({ kind }) => kind === 'file');
    const files = entries.filter((item) => !item.webkitGetAsEntry()?.isDirectory).flatMap((item) => item.getAsFile() ?? []);
    if (files.length < entries.length) toastError(noFolder);
    if (files.length > 0) onPick(files);
  });
  useEffect(() => {
    let depth = 0;
    const on = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      // The browser would open the file otherwise.
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
