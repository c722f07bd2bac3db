// A file on its way to the server: told how far it is, given up at a word, and refused in the server's own words.
import type { paths } from '#generated/api.d.ts';
import { signedOut } from '../person/signed-out.ts';
import { api } from './api.ts';
import { parsed } from './http.ts';
import { refused, unreachable } from './problem.ts';
import { newKey } from './send-once.ts';

/** A file as the server keeps it, without its bytes. */
export type KeptFile = paths['/api/v1/file']['post']['responses']['201']['content']['application/json'];

export type Sending = {
  /** The address of the record that it belongs to, `task/12`; without one it is a receipt or a logo, which its record then names by its id. */
  readonly to?: string;
  /** Bytes that have left, of how many. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Under the same key a file counts once, however often it is sent. */
  readonly key?: string;
};

/** Sends one file. Throws what `call` throws: a problem of the server, or that it was not reached; an abort as an AbortError. */
export const uploadFile = (file: File, { to, onProgress, signal, key = newKey() }: Sending = {}): Promise<KeptFile> =>
  new Promise((resolve, reject) => {
    // `fetch` does not tell how much has left.
    const request = new XMLHttpRequest();
    const end = () => signal?.removeEventListener('abort', abort);
    const abort = () => {
      request.abort();
      end();
      reject(new DOMException('The upload was given up.', 'AbortError'));
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onerror = () => {
      end();
      reject(unreachable());
    };
    request.onload = () => {
      end();
      if (request.status === 401) return signedOut();
      const json = parsed(request.responseText);
      if (request.status === 201) resolve(json as KeptFile);
      else reject(refused(request.status, json));
    };
    const form = new FormData();
    form.append('file', file, file.name);
    request.open('POST', `${api}${to === undefined ? '' : `/${to}`}/file`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
  });
