// Uploads a file with progress, abort, and the server's own error messages.
import type { paths } from '#generated/api.d.ts';
import { signedOut } from '../person/signed-out.ts';
import { api } from './api.ts';
import { parsed } from './http.ts';
import { refused, unreachable } from './problem.ts';
import { newKey } from './send-once.ts';

/** A file as the server keeps it, without its bytes. */
export type KeptFile = paths['/api/v1/file']['post']['responses']['201']['content']['application/json'];

export type Sending = {
  /** The path of the record that owns the file, `task/12`; without it the file is a receipt or a logo, which its record references by id. */
  readonly to?: string;
  /** Bytes sent, and their total. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** The idempotency key: repeated uploads create one file. */
  readonly key?: string;
};

/** Uploads one file. Throws as `call` does: a problem of the server or a connection error; an abort as an AbortError. */
export const uploadFile = (file: File, { to, onProgress, signal, key = newKey() }: Sending = {}): Promise<KeptFile> =>
  new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
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
