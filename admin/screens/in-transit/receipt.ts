// The receipt of a refuel on its way to the server: a picture from the camera, sent at once, so that the fuel can be saved when it has arrived.
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#admin/providers/http.ts';
import { signedOut } from '#admin/providers/signed-out.ts';

export type Receipt = {
  readonly name: string;
  readonly size: number;
  /** An address to look at it by; null for what is no picture. */
  readonly look: string | null;
  /** From 0 to 100. */
  readonly progress: number;
  readonly state: 'sending' | 'sent' | 'failed';
  /** The uploaded file, once it has arrived. */
  readonly file_id: number | null;
};

const idIn = (text: string): number | null => {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number' ? answer.id : null;
  } catch {
    return null;
  }
};

/** One receipt; another one takes its place, and nothing is sent on once it is gone. */
export const useReceipt = () => {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const chosen = useRef<File | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  const look = useRef<string | null>(null);

  const stop = useCallback(() => {
    request.current?.abort();
    request.current = null;
    if (look.current) URL.revokeObjectURL(look.current);
    look.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const send = (file: File) => {
    stop();
    chosen.current = file;
    look.current = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    const change = (part: Partial<Receipt>) => setReceipt((before) => before && { ...before, ...part });
    setReceipt({ name: file.name, size: file.size, look: look.current, progress: 0, state: 'sending', file_id: null });
    const sending = new XMLHttpRequest();
    request.current = sending;
    sending.upload.onprogress = ({ loaded, total }) => change({ progress: Math.round((loaded / Math.max(total, 1)) * 100) });
    sending.onload = () => {
      if (sending.status === 401) signedOut();
      const file_id = sending.status < 300 ? idIn(sending.responseText) : null;
      change(file_id === null ? { state: 'failed' } : { state: 'sent', progress: 100, file_id });
    };
    sending.onerror = () => change({ state: 'failed' });
    sending.open('POST', `${api}/file`);
    const body = new FormData();
    body.append('file', file);
    sending.send(body);
  };
  return {
    receipt,
    send,
    again: () => chosen.current && send(chosen.current),
    remove: () => {
      stop();
      setReceipt(null);
    },
  };
};
