// A copy of this project in a temporary folder, as a developer's fresh clone: what is written there shows in its own `git status`.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

export type ProjectCopy = {
  readonly folder: string;
  write(file: string, text: string): void;
  edit(file: string, change: (text: string) => string): void;
  /** Runs a command of the project; answers what it printed. Where it fails, the error ends with the last lines of both outputs. */
  run(command: string, ...parts: string[]): string;
  /** Changed and new files. */
  status(): string[];
  remove(): void;
};

/** Characters of a failed command's output that its error repeats. */
const longestOutput = 3000;

/** Copies what git tracks, and what it would track, and shares the installed packages. */
export const copyProject = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'work-management-promise-'));
  const run = (command: string, ...parts: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(command, parts, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 50_000_000,
    });
    if (error) throw error;
    // What failed stands at the end of a long output, which a report cuts after its first lines.
    if (status !== 0)
      throw new Error(`${[command, ...parts].join(' ')} ended with ${status}:\n${`${stderr}${stdout}`.slice(-longestOutput)}`);
    return stdout;
  };
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  }).split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run('git', 'init', '--quiet');
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  run('git', 'add', '--all');
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Copy');
  return {
    folder,
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    edit: (file, change) => writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8'))),
    run,
    status: () =>
      run('git', 'status', '--short', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3))
        .sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
