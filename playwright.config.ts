// The browser tests: the production build in a real Chromium, at a desk and on a phone.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/machine/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/machine/production.ts',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  forbidOnly: true,
  // How long something may take until it has failed: a machine that is busy with something else is slow, and not broken.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    // What happened on the way to a failure, for whoever looks for it: it takes as long again as a test itself.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchOptions(),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what the optimising compilers and many small collections cost does not come back.
        '--js-flags=--no-maglev --no-opt --min-semi-space-size=16',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.test.ts',
      // What is the same on every screen is asked once.
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 800 }, screen: { width: 360, height: 800 }, deviceScaleFactor: 2 },
    },
  ],
});
