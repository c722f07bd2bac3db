// Copies the bytes of all files from one store to another.
import { type FileStore, isWhole } from './files.ts';

/** Copies the files that the other store lacks, and answers their keys; the bytes of a key never change. */
export const copyFiles = async (from: FileStore, to: FileStore): Promise<string[]> => {
  const there = new Set<string>();
  for await (const { key } of to.all()) there.add(key);
  const copied: string[] = [];
  for await (const { key } of from.all()) {
    if (there.has(key) || !isWhole(key)) continue;
    const stored = await from.read(key);
    // The file was deleted meanwhile.
    if (!stored) continue;
    await to.write(key, stored.bytes);
    copied.push(key);
  }
  return copied;
};
