// Rich text is cleaned before it is stored: what the list does not name goes, so that no screen ever runs what somebody wrote.
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { pictureSource, readLink } from '#schema/core/record-links.ts';
import { plainText } from '#schema/core/rich-text.ts';

/** What the editor makes, and nothing else. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than anybody writes.
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

/** A page has tables and pictures beside that, and points at records by their numbers. */
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

/** Loaded with the first rich text: it brings a whole parser of style sheets along. */
const load = createRequire(import.meta.url);

/** Browsers end these by themselves when the next one begins, so that any number of them lies side by side. */
const endedByNext = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'br', 'hr', 'img', 'col', 'wbr', 'input', 'meta', 'link']);
const deepest = 200;
/** Without the marks that lie deeper than anybody writes: a parser's time is the square of how deep they lie. */
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

/** Cleaned HTML; nothing where no word is left. */
export const cleanRichText = (html: string): string => {
  const clean = cleaned(html, allowed);
  return plainText(clean) === '' ? '' : clean;
};

/** The text of a page, cleaned; nothing where neither a word nor a picture is left. */
export const cleanPageText = (html: string): string => {
  const clean = cleaned(html, onPages);
  return plainText(clean) === '' && !clean.includes('<img') ? '' : clean;
};
