// The bytes of all files, from one store into another.
import { type FileStore, isWhole } from './files.ts';

/** Copies what the other store does not hold yet, and answers its keys; under a key there are always the same bytes. */
export const copyFiles = async (from: FileStore, to: FileStore): Promise<string[]> => {
  const there = new Set<string>();
  for await (const { key } of to.all()) there.add(key);
  const copied: string[] = [];
  for await (const { key } of from.all()) {
    if (there.has(key) || !isWhole(key)) continue;
    const stored = await from.read(key);
    // Deleted meanwhile.
    if (!stored) continue;
    await to.write(key, stored.bytes);
    copied.push(key);
  }
  return copied;
};
