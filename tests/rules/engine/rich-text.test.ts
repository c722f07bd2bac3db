// Rich text keeps the marks of its editor and nothing that a browser would run, whatever is sent.
import { describe, expect, it } from 'vitest';
import { plainText } from '#schema/core/rich-text.ts';
import { cleanRichText } from '#server/fields/rich-text.ts';

describe('cleaning', () => {
  it.each([
    ['what the editor makes stays', '<p>Ključ <strong>je</strong> <em>pri</em> <u>hišniku</u>.</p><ul><li><p>ena</p></li></ul>', undefined],
    ['a script goes, with what it says', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event goes', '<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['a picture goes, and its events with it', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a drawing goes', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['a frame goes', '<iframe src="//evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a form goes', '<form action="/x"><p>a</p><button>b</button></form>', '<p>a</p>b'],
    [
      'a link that runs loses its address',
      '<a href="javascript:alert(1)">a</a>',
      '<a rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    ['so does one that hides it', '<a href="java\tscript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    [
      'a link tells nobody where it stands',
      '<a href="https://example.com" target="_self" onclick="x()">a</a>',
      '<a href="https://example.com" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    ['old marks become ours', '<h1>a</h1><div><b>b</b> <i>c</i></div>', '<h2>a</h2><p><strong>b</strong> <em>c</em></p>'],
    ['what is left open is closed', '<p><strong>a', '<p><strong>a</strong></p>'],
    ['text that is no mark stays text', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['marks without a word are nothing', '<p> </p><p><br></p>', ''],
  ])('%s', (_case, html, clean = html) => expect(cleanRichText(html)).toBe(clean));

  it('takes a text in a thousand nests for what it says', () => {
    expect(plainText(cleanRichText(`${'<blockquote>'.repeat(1000)}a`))).toBe('a');
  });

  it('changes nothing the second time', () => {
    for (const html of ['<p>a &amp; b</p>', '<a href="tel:+38640555218">klic</a>', '<h2>a</h2><hr /><p>b<br />c</p>'])
      expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
  });
});

describe('its words', () => {
  it.each([
    ['<p>Ključ je</p><p>pri hišniku.</p>', 'Ključ je\npri hišniku.'],
    ['<ul><li><p>ena</p></li><li><p>dve</p></li></ul>', 'ena\ndve'],
    ['<p>a<strong>b</strong>c</p>', 'abc'],
    ['<p>1 &lt; 2 &amp; &quot;3&quot;</p>', '1 < 2 & "3"'],
  ])('%s', (html, words) => expect(plainText(html)).toBe(words));
});
