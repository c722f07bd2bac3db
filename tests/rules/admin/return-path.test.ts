// After signing in one goes on inside this installation, wherever the link came from.
import { expect, it } from 'vitest';
import { returnPath } from '#public-pages/return-path.ts';

const origin = 'https://delo.example.com';

it.each([
  ['a task', '/task/12', '/task/12'],
  ['a filtered list', '/clients?filter=%7B%22q%22%3A%22a%22%7D#top', '/clients?filter=%7B%22q%22%3A%22a%22%7D#top'],
  ['a path with dots in it', '/tasks/../clients', '/clients'],
  ['a page that begins like the API', '/apiary', '/apiary'],
])('goes on to %s', (_case, from, path) => {
  expect(returnPath(from, origin)).toBe(path);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a relative path', 'task/12'],
  ['another host', 'https://evil.example'],
  ['another host without a scheme', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a dot segment before two slashes', '/.//evil.example'],
  ['an encoded dot segment', '/%2e//evil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a call that changes something', '/api/v1/task/12/steal'],
  ['the same call, encoded', '/%61pi/v1/task/12/steal'],
  ['the same call through dots', '/tasks/../api/v1/task/12/steal'],
  ['sign-in itself', '/login?from=/task/12'],
  ['the missing page', '/pages/error-404'],
  ['broken encoding', '/%zz'],
])('does not follow %s', (_case, from) => {
  expect(returnPath(from, origin)).toBeNull();
});
