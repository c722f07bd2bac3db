// The whole test run (`npm test`), or everything but the browser tests (`npm run check`); its last line adds everything up.
import { mkdirSync } from 'node:fs';
import { packagesAreAudited } from './support/audited.ts';
import { generatedIsCurrent } from './support/generated.ts';
import { chromiumIsThere } from './support/machine/chromium.ts';
import { check, runSteps, type Step, suite } from './support/steps.ts';

const withBrowser = !process.argv.includes('--without-browser');
const vitest = (project: string, after: readonly string[]) => {
  const report = `test-results/${project}.json`;
  return suite(project, `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${report}`, report, {
    after,
  });
};
const checks = ['types', 'unused', 'build'];

const steps: Step[] = [
  ...(withBrowser ? [chromiumIsThere] : []),
  packagesAreAudited,
  generatedIsCurrent,
  check('format', 'npm run --silent lint'),
  check('build', 'npm run --silent build', { after: ['generated'] }),
  check('types', 'npm run --silent typecheck', { after: ['generated'] }),
  check('unused', 'knip', { after: ['generated'] }),
  vitest('rules', checks),
  vitest('api-sqlite', checks),
  vitest('api-postgres', checks),
  ...(withBrowser ? [suite('browser', 'playwright test', 'test-results/browser.json', { after: ['chromium', ...checks] })] : []),
];

mkdirSync('test-results', { recursive: true });
const { passed, failed } = await runSteps(steps);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
