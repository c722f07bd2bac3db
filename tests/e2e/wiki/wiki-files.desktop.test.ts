// What comes to a page of the wiki from outside and leaves with it: pasted and dropped files, Markdown both ways, and links that say what their records are called today.
import type { Page } from '@playwright/test';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

type PastedFile = { readonly name: string; readonly type: string; readonly text?: string };
/** As the browser hands over what is pasted, or let go over a paragraph. */
const bring = (page: Page, how: 'paste' | 'drop', over: string, given: readonly PastedFile[]) =>
  page.evaluate(
    async ([act, paragraph, files]) => {
      const data = new DataTransfer();
      for (const { name, type, text } of files) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 160 });
        const picture = () => new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob ?? new Blob()), 'image/png'));
        data.items.add(new File([text ?? (await picture())], name, { type }));
      }
      const target = [...document.querySelectorAll('.ProseMirror p')].find(({ textContent }) => textContent === paragraph);
      const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
      const usual = { bubbles: true, cancelable: true };
      target?.dispatchEvent(
        act === 'paste'
          ? new ClipboardEvent('paste', { ...usual, clipboardData: data })
          : new DragEvent('drop', { ...usual, dataTransfer: data, clientX: left + 20, clientY: top + 8 }),
      );
    },
    [how, over, given] as const,
  );

test('pictures and files are pasted and dropped, and no word is torn apart', async ({ page }) => {
  await signIn(page, 'admin');
  const data = { space: 'main', title: 'Slike in datoteke', body: '<p>Prvi odstavek.</p><p>Drugi odstavek.</p>' };
  const { id } = (await (await page.request.post('/api/v1/wiki_page', { data })).json()) as { id: number };
  await page.goto(`/wiki_page/${id}?write=1`);
  const text = page.getByRole('textbox', { name: 'Besedilo' });
  await text.getByText('Prvi odstavek.').click();
  await bring(page, 'paste', 'Prvi odstavek.', [{ name: 'prilepljena.png', type: 'image/png' }]);
  await expect(text.getByRole('img', { name: 'prilepljena.png' })).toBeVisible();
  await bring(page, 'drop', 'Drugi odstavek.', [
    { name: 'spuscena.png', type: 'image/png' },
    { name: 'navodila.txt', type: 'text/plain', text: 'Zapri dovod.' },
  ]);
  await expect(text.getByText('navodila.txt')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: /^Shrani/ }).click();
  // The picture stands in the editor too, which goes once the page is saved.
  await expect(text).toBeHidden();
  await expect(page.getByRole('img', { name: 'spuscena.png' })).toHaveJSProperty('naturalWidth', 320);
  const { body } = (await (await page.request.get(`/api/v1/wiki_page/${id}`)).json()) as { body: string };
  expect(body.replace(/\/\d+\/view/g, '').replace(/file:\d+/, 'file')).toContain(
    '<p>Prvi odstavek.</p><img src="/api/v1/file" alt="prilepljena.png" /><p>Drugi odstavek.</p><img src="/api/v1/file" alt="spuscena.png" />' +
      '<p><a data-record="file">navodila.txt</a> </p>',
  );
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'navodila.txt' }).click()]);
  expect(download.suggestedFilename()).toBe('navodila.txt');
});

test('a link says what its page is called today; a space goes out and comes in; what goes into the bin is not asked for', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const make = async (data: object) =>
    (await (await page.request.post('/api/v1/wiki_page', { data: { space: 'board', ...data } })).json()) as { id: number; edition: number };
  const [contents, steps] = [fresh('Kazalo'), fresh('Koraki')];
  const named = await make({ title: 'Staro ime' });
  const { id } = await make({ title: contents, body: `<p>Glej <a data-record="wiki_page:${named.id}">Staro ime</a>.</p>` });
  await page.request.put(`/api/v1/wiki_page/${named.id}/text`, { data: { edition: named.edition, title: 'Novo ime', body: null } });
  await page.goto(`/wiki_page/${id}`);
  await expect(page.locator('.wiki-text').getByRole('link', { name: 'Novo ime' })).toBeVisible();

  // The menu of the page, then the one of the space to which it leads.
  const more = page.getByRole('main').getByRole('button', { name: 'Več' }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'V koš' }).click();
  await expect(page.getByText(`V košu: ${contents}.`)).toBeVisible();
  await expect(page).toHaveURL('/wiki_board');
  await expect(page.getByRole('heading', { level: 1, name: 'Vodstvo' })).toBeVisible();
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page.locator('.wiki-row').filter({ hasText: contents })).toBeVisible();

  for (const [item, name] of [
    ['Izvozi PDF', 'wiki-vodstvo.pdf'],
    ['Izvozi Markdown', 'wiki-vodstvo.zip'],
  ] as const) {
    await more.click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
    expect(download.suggestedFilename()).toBe(name);
  }
  await more.click();
  await page.getByRole('menuitem', { name: 'Uvozi Markdown …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uvozi strani' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Izberi datoteke Markdown ali ZIP' }).click(),
  ]);
  await chooser.setFiles({
    name: 'Uvožena.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# ${steps}\n\n- Zapri dovod\n- Počakaj\n`),
  });
  await expect(dialog.getByText('1 datoteka')).toBeVisible();
  await axe(page);
  await picture(page, 'wiki-import');
  await dialog.getByRole('button', { name: /^Uvozi( |$)/ }).click();
  await page.locator('.wiki-row').getByRole('link', { name: steps }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Počakaj' })).toBeVisible();
});
