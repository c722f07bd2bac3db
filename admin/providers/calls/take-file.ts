// A file that the server makes, as the browser saves it: by a link, so that it comes in parts and nothing of it is held here.
import { api } from './api.ts';

/** `path` below /api/v1. */
export const takeFile = (path: string): void => {
  const link = document.createElement('a');
  link.href = `${api}${path}`;
  link.download = '';
  link.click();
};
