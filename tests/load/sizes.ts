// How much script the pages put on the wire, by the build that lies in dist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scriptSize } from '../support/bundle-size.ts';
import { root } from '../support/root.ts';

const dist = join(root, 'dist');

export type Size = { readonly name: string; readonly target: number; readonly kB: number };

/** Sizes in kB (1000 bytes) of brotli; null without a build. */
export const sizes = (): Size[] | null => {
  if (!existsSync(join(dist, '.vite/manifest.json'))) return null;
  const kB = (page: string, also: readonly string[]) => scriptSize(page, { dist, also }).brotli / 1000;
  return [
    ...Object.entries({ '/login': 'login/login-page.tsx', '/confirmTask': 'answer/answer-page.tsx' }).map(([name, part]) => ({
      name: `${name}, script (brotli)`,
      target: 80,
      kB: kB('public-pages/index.html', ['schema/words/sl/public.ts', `public-pages/${part}`]),
    })),
    {
      name: 'task screen, script (brotli)',
      target: 350,
      kB: kB('admin/index.html', ['generated/words/sl.ts', 'admin/screens/tasks/task/task.tsx']),
    },
  ];
};
