// A page names the files that its address needs in its head, so that no script has to run before they are fetched.
import { describe, expect, it } from 'vitest';
import { builtPage, earlyFilesIn } from '#server/core/http/early-files.ts';

const files = earlyFilesIn({
  files: [
    ['^/task/\\d+$', ['/assets/task-1.js', '/assets/task-1.css', '/assets/plex-1.woff2']],
    ['', ['/assets/plex-1.woff2']],
  ],
  words: { de: ['/assets/de-1.js'] },
  calls: [
    ['^/task/(\\d+)$', ['/api/v1/me', '/api/v1/task/$1']],
    ['', ['/api/v1/me']],
  ],
});
const page = builtPage(`<head><title></title>${files}</head>`);
const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/plex-1.woff2">';

it.each([
  [
    '/task/7',
    `<link rel="modulepreload" crossorigin href="/assets/task-1.js"><link rel="stylesheet" crossorigin href="/assets/task-1.css">${font}`,
  ],
  ['/tasks/own', font],
  ['/task/7/more', font],
])('at %s', (path, links) => expect(page.html({ path, language: 'sl' })).toBe(`<head><title></title>${links}</head>`));

it('leaves a page that was built without them as it is', () =>
  expect(builtPage('<head></head>').html({ path: '/task/7', language: 'sl' })).toBe('<head></head>'));

it('names the words of the browser’s language where the page most likely speaks it', () =>
  expect(page.html({ path: '/tasks/own', language: 'de' })).toBe(
    `<head><title></title><link rel="modulepreload" crossorigin href="/assets/de-1.js">${font}</head>`,
  ));

it.each([
  ['/task/7', ['/api/v1/me', '/api/v1/task/7']],
  ['/task/7/more', ['/api/v1/me']],
])('asks first at %s', (path, calls) => expect(page.calls(path)).toEqual(calls));

it('applies no style sheet by itself where nothing is shown before the program', () => {
  const plain = builtPage(`<head>${earlyFilesIn({ files: [['', ['/assets/login-1.css']]] })}</head>`);
  expect(plain.html({ path: '/login', language: 'sl' })).toBe(
    '<head><link rel="preload" as="style" crossorigin href="/assets/login-1.css"></head>',
  );
});

describe('the first content of a page', () => {
  const head = earlyFilesIn({
    files: [],
    prerender: { address: '^/login(\\?from=[^&]*)?$', elements: { de: '<h1>{company} --> a</h1>' }, company: '{company}' },
  });
  const builtText = builtPage(`<html lang="sl"><head>${head}</head><div id="root"></div></html>`);
  const request = { path: '/login', language: 'de', company: 'Müller &#38; $& Söhne' };
  const without = '<html lang="sl"><head></head><div id="root"></div></html>';

  it('stands in its place, in the language of the browser and under the name of the company', () =>
    expect(builtText.html({ ...request, search: '?from=/tasks' })).toBe(
      '<html lang="de" data-prerender><head></head><div id="root"><h1>Müller &#38; $& Söhne --> a</h1></div></html>',
    ));

  it.each([
    ['another address', { path: '/resetPass' }],
    ['another query', { search: '?expired=1' }],
    ['a language that has none', { language: 'zz' }],
    ['a company without a name', { company: '' }],
  ])('is left to the program: %s', (_why, other) => expect(builtText.html({ ...request, ...other })).toBe(without));
});
