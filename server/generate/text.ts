// Writes generated text: quoted and formatted like the rest of the code, and only where it differs.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './scan.ts';

export const header = '// Generated from the schema by npm run generate; never edited by hand.\n';

/** A value as TypeScript source. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => `${keyOf(key)}: ${literal(one)}`)
      .join(', ')} }`;
  return String(value);
};
export const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key));
/** A row of a Markdown table. */
export const tableRow = (...cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
export const tableText = (head: readonly string[], rows: readonly string[]): string =>
  [tableRow(...head), tableRow(...head.map(() => '---')), ...rows].join('\n');
/** `sub_time` → `SubTime`. */
export const pascal = (name: string) => name.replace(/(^|_)([a-z0-9])/g, (_all, _before, letter: string) => letter.toUpperCase());

const biome = join(root, 'node_modules/.bin/biome');
/** TypeScript, formatted by Biome. */
export const formatted = (code: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      biome,
      ['format', '--stdin-file-path=server/formatted.ts'],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        error ? reject(new Error(`Biome could not format generated code: ${stderr || error.message}`)) : resolve(stdout),
    );
    child.stdin?.end(code);
  });

/** Writes a file of generated/ when its text changed; answers whether it did. */
export const write = (file: string, text: string): boolean => {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
};
