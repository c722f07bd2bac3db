// A browser for the browser tests: the machine's own Chromium, else one that is installed now.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command, type Step } from '../steps.ts';
import { hasWindowless, systemBrowser } from './browser.ts';

const isThere = () => systemBrowser() !== undefined || existsSync(chromium.executablePath());
const asRoot = process.getuid?.() === 0;
const installed = (name: string) => ['sh', '-c', `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`];
const ways = asRoot
  ? [installed('chromium'), ['playwright', 'install', '--with-deps', 'chromium']]
  : [['playwright', 'install', 'chromium']];

export const chromiumIsThere: Step = {
  name: 'chromium',
  cores: 0,
  async run() {
    const tried: string[] = [];
    // Not every system has it; where it is missing, any other Chromium will do.
    if (asRoot && !hasWindowless()) await command(installed('chromium-headless-shell'));
    for (const way of ways) {
      if (isThere()) break;
      const { output } = await command(way);
      tried.push(`${way.join(' ')}\n${output}`);
    }
    if (isThere()) return { passed: 1, failed: 0 };
    const help =
      'No Chromium for the browser tests. Install the package "chromium" (as root), or run: npx playwright install --with-deps chromium';
    return { passed: 0, failed: 1, output: [...tried, help].join('\n') };
  },
};
