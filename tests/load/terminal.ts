// How a wall terminal's page grows while people tap at it all day: its heap after a warm-up, and after so many taps more, in a real browser.
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/machine/browser.ts';
import { demoPassword, emailOf } from '../support/stories/cast.ts';
import { soak } from '../support/stories/terminal-soak.ts';

/** Bytes before and after `taps` taps at a terminal that the administrator puts up. */
export const terminalHeap = async (port: number, taps: number): Promise<{ before: number; after: number }> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const baseURL = `http://127.0.0.1:${port}`;
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'sl-SI' });
    await page.request.post('/api/v1/login', { data: { email: emailOf('admin'), password: demoPassword } });
    const made = await page.request.post('/api/v1/registration_terminal', { data: { name: 'Registrator na steni' } });
    const { id } = (await made.json()) as { id: number };
    const { path } = (await (await page.request.get(`/api/v1/registration_terminal/${id}/address`)).json()) as { path: string };
    return await soak(page, path, taps);
  } finally {
    await browser.close();
  }
};
