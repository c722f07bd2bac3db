// How much script the pages put on the wire stays within its targets, as the build that the browser tests use has it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sizes } from '../../load/sizes.ts';

for (const page of ['/login', '/confirmTask', 'task screen'])
  test(`${page} loads no more script than its target`, () => {
    const measured = sizes()?.find(({ name }) => name.startsWith(page));
    expect(measured?.kB).toBeGreaterThan(10);
    expect(measured?.kB).toBeLessThanOrEqual(measured?.target ?? 0);
  });

test('no part of the admin brings the styles of the public pages along', () => {
  const stylesOf = (page: string) => [...readFileSync(`dist/${page}/index.html`, 'utf8').matchAll(/[\w-]+\.css/g)].map(([name]) => name);
  const own = stylesOf('public-pages').filter((name) => !stylesOf('admin').includes(name));
  expect(own).not.toEqual([]);
  const scripts = readdirSync('dist/assets').filter((name) => /^admin-.*\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  // The first file of the admin names what each of its parts loads.
  for (const script of scripts) {
    const text = readFileSync(`dist/assets/${script}`, 'utf8');
    expect(own.filter((name) => text.includes(name))).toEqual([]);
  }
});
