// Routes of a test apply from the moment they are set. Chromium hands a page its intercepting loader without awaiting that it is used: a call
// of the next milliseconds passes by the route, and is not even reported. Taking the last route away begins the same anew.
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** An address that the server answers too: a page may ask for it before its calls are routed. */
const probe = '/?intercepted';
const routed = 204;
const probed = new WeakSet<BrowserContext | Page>();

const untilRouted = async (page: Page): Promise<void> => {
  // A page that has not been anywhere is routed from its first document on.
  if (probed.has(page) || !page.url().startsWith('http')) return;
  const ask = () => page.evaluate((address) => fetch(address, { method: 'HEAD' }).then(({ status }) => status), probe);
  await expect.poll(() => ask().catch(() => 0), { message: 'calls of the page are routed', intervals: [5, 10, 20] }).toBe(routed);
  probed.add(page);
};

/** Replaces `route` of every page and context, whose classes those of a test share: it resolves once the calls of the open pages are routed, and from then on they are. */
export const awaitRoutes = (context: BrowserContext, page: Page): void => {
  const contexts = Object.getPrototypeOf(context) as BrowserContext;
  const pages = Object.getPrototypeOf(page) as Page;
  if (probed.has(contexts)) return;
  probed.add(contexts);
  const { route: routeContext } = contexts;
  const { route: routePage } = pages;
  const begin = async (whole: BrowserContext): Promise<void> => {
    if (probed.has(whole)) return;
    probed.add(whole);
    await routeContext.call(
      whole,
      ({ search }) => search === '?intercepted',
      (call) => call.fulfill({ status: routed }),
    );
  };
  contexts.route = async function (this: BrowserContext, ...parts: Parameters<typeof routeContext>) {
    await begin(this);
    const made = await routeContext.apply(this, parts);
    await Promise.all(this.pages().map(untilRouted));
    return made;
  };
  pages.route = async function (this: Page, ...parts: Parameters<typeof routePage>) {
    await begin(this.context());
    const made = await routePage.apply(this, parts);
    await untilRouted(this);
    return made;
  };
};
