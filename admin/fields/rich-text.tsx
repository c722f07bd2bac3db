// Renders rich text element by element, so that only known elements reach the page.
import './rich-text.css';
import { createElement, Fragment, type ReactNode } from 'react';

const marks: ReadonlySet<string> = new Set(
  ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr'].map((name) => name.toUpperCase()),
);
const empty: ReadonlySet<string> = new Set(['BR', 'HR']);

const renderNode = (node: ChildNode, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const inside = [...node.childNodes].map(renderNode);
  if (node instanceof HTMLAnchorElement && /^(https?|mailto|tel):/.test(node.href))
    return (
      <a key={key} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
        {inside}
      </a>
    );
  if (!marks.has(node.tagName)) return <Fragment key={key}>{inside}</Fragment>;
  return createElement(node.tagName.toLowerCase(), { key }, empty.has(node.tagName) ? undefined : inside);
};

export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className="rich-text">{[...body.childNodes].map(renderNode)}</div>;
}
