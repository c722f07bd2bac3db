// Rich text is cleaned before it is stored: what the list does not name goes, so that no screen ever runs what somebody wrote.
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
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

/** Loaded with the first rich text: it brings a whole parser of style sheets along. */
const load = createRequire(import.meta.url);

/** Cleaned HTML; nothing where no word is left. */
export const cleanRichText = (html: string): string => {
  const clean = (load('sanitize-html') as typeof sanitize)(html, allowed).trim();
  return plainText(clean) === '' ? '' : clean;
};
