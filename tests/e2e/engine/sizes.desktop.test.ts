// How much script the pages put on the wire stays within its targets, as the build that the browser tests use has it.
import { expect, test } from '@playwright/test';
import { sizes } from '../../load/sizes.ts';

for (const page of ['/login', '/confirmTask', 'task screen'])
  test(`${page} loads no more script than its target`, () => {
    const measured = sizes()?.find(({ name }) => name.startsWith(page));
    expect(measured?.kB).toBeGreaterThan(10);
    expect(measured?.kB).toBeLessThanOrEqual(measured?.target ?? 0);
  });
