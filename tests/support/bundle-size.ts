// How much script a page puts on the wire, compressed as the server sends it: what the size targets are measured by.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

export type ScriptSize = { brotli: number; raw: number; files: { file: string; brotli: number; raw: number }[] };

/** What the manifest says was loaded for `keys`, each with everything that it imports statically. */
const loaded = (manifest: Manifest, keys: readonly string[], visited = new Set<string>()): Set<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest`);
    if (visited.has(chunk.file)) continue;
    visited.add(chunk.file);
    loaded(manifest, chunk.imports ?? [], visited);
  }
  return visited;
};

/** The classic scripts that the page itself names, such as the one that runs before the first paint. */
const namedByPage = (html: string) =>
  [...html.matchAll(/<script (?![^>]*type="module")[^>]*src="\/([^"]+)"/g)].map((match) => match[1] as string);

/**
 * The script of a page (`public-pages/index.html`) in bytes: its entry with all static imports, the scripts in its HTML, and
 * `also`: manifest keys that it fetches at once (the words of one language: `schema/words/sl/public.ts`).
 */
export const scriptSize = (page: string, { dist = 'dist', also = [] }: { dist?: string; also?: readonly string[] } = {}): ScriptSize => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const scripts = new Set([...loaded(manifest, [page, ...also]), ...namedByPage(readFileSync(join(dist, page), 'utf8'))]);
  const files = [...scripts].map((file) => {
    const text = readFileSync(join(dist, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    return { file, brotli: brotliCompressSync(text, { params }).length, raw: text.length };
  });
  return { brotli: files.reduce((sum, one) => sum + one.brotli, 0), raw: files.reduce((sum, one) => sum + one.raw, 0), files };
};
