// Builds one script into a file of its own.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const fromRoot = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Bundles a script as one classic file: a policy without inline scripts allows it, and no import delays it. */
export const scriptOf = async (entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fromRoot(entry), formats: ['iife'], name: 'script' },
    },
  });
  const chunk = [result].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`);
  return chunk.code;
};
