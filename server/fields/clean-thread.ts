// The worker thread that sanitises long texts: the time grows with their length, and other calls are answered meanwhile.
import { parentPort } from 'node:worker_threads';
import type { Cleaning } from './clean-texts.ts';
import { cleanPageText, cleanRichText } from './rich-text.ts';

parentPort?.on('message', ({ kind, texts }: Cleaning) =>
  parentPort?.postMessage(texts.map(kind === 'page' ? cleanPageText : cleanRichText)),
);
