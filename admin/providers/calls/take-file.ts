// Downloads a file from the server by a link, so that the browser streams it to disk.
import { api } from './api.ts';

/** `path` below /api/v1. */
export const takeFile = (path: string): void => {
  const link = document.createElement('a');
  link.href = `${api}${path}`;
  link.download = '';
  link.click();
};
