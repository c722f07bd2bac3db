// Uploads a fuel receipt at once, so that the refuel can be saved when it has arrived.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { uploadFile } from '#admin/providers/calls/upload-file.ts';

export type Receipt = {
  readonly name: string;
  readonly size: number;
  /** The address of the preview; null if the file is no image. */
  readonly look: string | null;
  /** From 0 to 100. */
  readonly progress: number;
  readonly state: 'sending' | 'sent' | 'failed';
  /** The error message. */
  readonly why: string | null;
  /** The id of the uploaded file. */
  readonly file_id: number | null;
};

/** One receipt: a new one replaces it, and unmounting aborts the upload. */
export const useReceipt = () => {
  const words = useFailureWords();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  /** The idempotency key: repeated uploads create one file. */
  const chosen = useRef<{ readonly file: File; readonly key: string } | null>(null);
  const sending = useRef<AbortController | null>(null);
  const look = useRef<string | null>(null);

  const stop = useCallback(() => {
    sending.current?.abort();
    if (look.current) URL.revokeObjectURL(look.current);
    look.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const send = async (file: File, key = newKey()) => {
    stop();
    chosen.current = { file, key };
    look.current = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    sending.current = new AbortController();
    const { signal } = sending.current;
    const change = (part: Partial<Receipt>) => setReceipt((before) => before && { ...before, ...part });
    const { name, size } = file;
    setReceipt({ name, size, look: look.current, progress: 0, state: 'sending', why: null, file_id: null });
    try {
      const onProgress = (sent: number, total: number) => change({ progress: Math.round((sent / Math.max(total, 1)) * 100) });
      const { id } = await uploadFile(file, { key, signal, onProgress });
      change({ state: 'sent', progress: 100, file_id: id });
    } catch (error) {
      if (!signal.aborted) change({ state: 'failed', why: words(error) });
    }
  };
  return {
    receipt,
    send,
    again: () => chosen.current && send(chosen.current.file, chosen.current.key),
    remove: () => {
      stop();
      setReceipt(null);
    },
  };
};
