// Sanitises rich text before it is stored: elements outside the allow-list are removed, so that no screen runs injected code.
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { pictureSource, readLink } from '#schema/core/record-links.ts';
import { plainText } from '#schema/core/rich-text.ts';

/** The elements that the editor makes, and no others. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than anybody nests.
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }),
  },
};

type Attributes = sanitize.Attributes;
const outward = (href = ''): Attributes => ({ href, rel: 'noopener noreferrer nofollow', target: '_blank' });
const spans = ({ colspan, rowspan }: Attributes): Attributes => ({
  ...(/^[1-9]\d?$/.test(colspan ?? '') && { colspan: colspan ?? '' }),
  ...(/^[1-9]\d?$/.test(rowspan ?? '') && { rowspan: rowspan ?? '' }),
});

/** Wiki pages may also contain tables, pictures and links to records. */
const onPages: sanitize.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'data-record'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureSource.test(attribs.src ?? ''),
  transformTags: {
    ...allowed.transformTags,
    a: (tagName, attribs) => {
      const marked = attribs['data-record'] ?? '';
      return { tagName, attribs: readLink(marked) ? { 'data-record': marked } : outward(attribs.href) };
    },
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
  },
};

/** Loaded with the first rich text: the sanitiser brings a parser of style sheets along. */
const load = createRequire(import.meta.url);

/** A browser closes these elements when the next one begins, so that any number of them are siblings. */
const endedByNext = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'br', 'hr', 'img', 'col', 'wbr', 'input', 'meta', 'link']);
const deepest = 200;
/** Removes tags nested deeper than anybody writes: a parser's time grows with the square of the depth. */
const flattened = (html: string): string => {
  let depth = 0;
  return html.replace(/<(\/?)([a-z][a-z\d-]*)[^<>]*>/gi, (mark, closing: string, name: string) => {
    if (endedByNext.has(name.toLowerCase())) return mark;
    if (closing) {
      depth = Math.max(0, depth - 1);
      return depth >= deepest ? '' : mark;
    }
    depth += 1;
    return depth > deepest ? '' : mark;
  });
};
const cleaned = (html: string, options: sanitize.IOptions): string =>
  (load('sanitize-html') as typeof sanitize)(flattened(html), options).trim();

/** Sanitised HTML; empty where no word is left. */
export const cleanRichText = (html: string): string => {
  const clean = cleaned(html, allowed);
  return plainText(clean) === '' ? '' : clean;
};

/** The sanitised text of a wiki page; empty where neither a word nor a picture is left. */
export const cleanPageText = (html: string): string => {
  const clean = cleaned(html, onPages);
  return plainText(clean) === '' && !clean.includes('<img') ? '' : clean;
};
