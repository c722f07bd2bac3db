// The companies of the benchmark on SQLite: a file each.
import { constants, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { guard } from '../support/guardian.ts';
import { type Companies, cache, keyOf, type Size, seed } from './data.ts';

const fileOf = (askedSize: Size): string => {
  const { size, edition } = keyOf('sqlite', askedSize);
  const file = join(cache, `${size}-${edition}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  for (const old of globSync(`${size}-*.sqlite*`, { cwd: cache })) rmSync(join(cache, old));
  const folder = mkdtempSync(join(cache, 'seed-'));
  seed(`sqlite:${join(folder, 'company.sqlite')}`, folder, askedSize);
  renameSync(join(folder, 'company.sqlite'), file);
  rmSync(folder, { recursive: true });
  return file;
};

export const onSqlite = (): Companies => ({
  kind: 'sqlite',
  pid: null,
  companyAt: async (size) => `sqlite:${fileOf(size)}`,
  async copy(size) {
    const company = fileOf(size);
    // On the same disk as what is kept.
    const folder = mkdtempSync(join(cache, 'run-'));
    const file = join(folder, 'company.sqlite');
    copyFileSync(company, file, constants.COPYFILE_FICLONE);
    const dismiss = guard({ directory: folder });
    return {
      url: `sqlite:${file}`,
      folder,
      async remove() {
        dismiss();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  end: async () => {},
});
