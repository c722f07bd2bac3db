// A technician's day at a desk without a pointer: signed in, found, worked, driven, written down, stopped and sent by keys alone, with the focus always where it is looked for.
import type { Page } from '@playwright/test';
import { demoPassword } from '../../support/stories/cast.ts';
import { png } from '../../support/upload.ts';
import { expect, leaveScreen, picture, test } from '../support.ts';
import { popupOf } from '../tasks/task-acts.ts';
import { clockOf, comeToWork, signInAs, taskWithContact, timesOf } from '../tasks/task-page.ts';
import { expectSeen } from './focus.ts';

test('signs in, works, drives, writes down and sends without a pointer', async ({ page, guard }) => {
  test.setTimeout(300_000);
  guard.allow(/status of 401/);
  await signInAs(page, 'neza.korosec');
  await comeToWork(page);
  const title = `Dan s tipkami ${Date.now() % 1_000_000}`;
  const { task, contact } = await taskWithContact(page, title);
  await page.request.post('/api/v1/logout');
  await leaveScreen(page);

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.type(text);
  /** The focus comes there by itself, or is there after so many presses of Tab at most. */
  const focusAt = async (role: Parameters<Page['getByRole']>[0], name: string | RegExp, tabs = 0) => {
    const there = page.getByRole(role, { name });
    await expect(there.first()).toBeVisible();
    const focused = there.and(page.locator(':focus'));
    for (let left = tabs; left > 0 && (await focused.count()) === 0; left -= 1) await press('Tab');
    await expect(focused).toHaveCount(1);
    await expectSeen(page, `${role} ${name}`);
  };

  await page.goto('/tasks/own?sort=company_task_id&order=DESC');
  await focusAt('textbox', 'E-pošta');
  await type('neza.korosec@example.com');
  await press('Tab');
  await type(demoPassword);
  await press('Enter');
  await expect(page.locator('.ui-row').first()).toContainText(title);
  await press('j', 'j', 'k');
  await focusAt('link', title);
  await press('Enter');
  const clock = clockOf(page);
  await expect(clock.getByRole('button', { name: 'Začni delo' })).toBeVisible();
  // Whoever comes back goes on from the row that was opened.
  await press('Escape');
  await focusAt('link', title);
  await press('Enter');
  await expect(clock.getByRole('button', { name: 'Začni delo' })).toBeVisible();

  // A popup is entered at its first field, and leads back to its button.
  await press('s');
  await focusAt('radio', /./);
  await press('Escape');
  await focusAt('button', /^Začni delo/);
  // Keys rest until the last thing that floats is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('s');
  await focusAt('radio', /./);
  await press('Control+Enter');
  await expect(clock.getByText('Teče')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('p');
  await expect(clock.getByText('Na pavzi')).toBeVisible();

  await press('t');
  const drive = popupOf(page, 'Začni prevoz');
  const kilometers = drive.getByRole('textbox', { name: 'Začetni kilometri' });
  // The vehicle driven last is chosen, unless a colleague is out with it: then the focus enters the first that is free.
  await focusAt('radio', /./);
  if ((await drive.getByRole('radio', { checked: true }).count()) === 0) await press('Space');
  await expect(drive.getByRole('radio', { checked: true })).toHaveCount(1);
  await focusAt('textbox', 'Začetni kilometri', 2);
  if ((await kilometers.inputValue()) === '') await type('1000');
  await picture(page, 'day-drive');
  await press('Control+Enter');
  await expect(page).toHaveURL(/\/inTransit$/);
  await focusAt('button', 'Postanek', 10);
  await press('Enter');
  await expect(page.getByText('Postanek 1').first()).toBeVisible();
  await picture(page, 'day-in-transit');
  await press('?');
  await expect(popupOf(page, 'Bližnjice')).toContainText('Na cilju, zaključi prevoz');
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('u');
  await focusAt('textbox', 'Končni kilometri');
  await press('Control+Enter');
  // Who has arrived goes on with the work that was paused for the ride.
  await expect(page).toHaveURL(`/task/${task.id}`);
  await expect(clock.getByText('Teče')).toBeVisible();
  await press('p');
  await expect(clock.getByRole('button', { name: 'Nadaljuj' })).toBeVisible();

  // The key of a tab brings the focus along: its field is the next stop.
  await page.goto(`/task/${task.id}`);
  await expect(clock.getByRole('button', { name: 'Nadaljuj' })).toBeVisible();
  await press('p');
  await expect(clock.getByText('Teče')).toBeVisible();
  await press('3');
  await focusAt('tab', /^Material/);
  await focusAt('combobox', 'Material', 1);
  await type('Tesnilo 1/2');
  await press('Tab');
  await focusAt('textbox', 'Količina');
  await type('3');
  await press('Enter');
  await expect(page.getByRole('tab', { name: /Material 1/ })).toBeVisible();
  await focusAt('combobox', 'Material');
  // The browser hands its window for files over from now on.
  const chooser = page.waitForEvent('filechooser');
  // What is written is left first, the page not yet.
  await press('Escape', '4');
  await focusAt('tab', /^Datoteke/);
  await focusAt('button', 'Izberi', 2);
  await press('Enter');
  await (await chooser).setFiles({ name: 'črpalka.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect(page.getByRole('tab', { name: /Datoteke 1/ })).toBeVisible();
  await press('6');
  await focusAt('textbox', 'Napiši sporočilo', 2);
  await type('@petra');
  await expect(page.getByRole('option', { name: /Petra/ })).toBeVisible();
  await press('Enter');
  await type('črpalka je zamenjana.');
  await press('Enter');
  await expect(page.getByRole('log').getByText('črpalka je zamenjana.')).toBeVisible();

  // Half-filled it asks; whoever goes on is where they were.
  await press('Escape', 'u');
  await focusAt('textbox', 'Zaključna opomba');
  await type('Deluje brez šuma.');
  await press('Escape');
  await focusAt('button', 'Nazaj k vnosu');
  await press('Enter');
  await focusAt('textbox', 'Zaključna opomba');
  await focusAt('checkbox', /^Nato pošlji/, 3);
  await press('Space', 'Control+Enter');
  await expect(popupOf(page, 'Pošlji v potrditev')).toContainText(contact);
  await picture(page, 'day-send');
  await press('Control+Enter');
  await expect(page.getByText('Naloga čaka na potrditev stranke.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture(page, 'day-sent');
  expect(await timesOf(page, task)).toMatchObject([{ status: 2, final_notes: 'Deluje brez šuma.' }]);
});
