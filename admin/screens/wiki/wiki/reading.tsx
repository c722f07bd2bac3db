// Renders a page: known elements only, scrollable tables, uploaded images, and record links with current titles.
import './text.css';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { downloadOf } from '#admin/providers/calls/files.ts';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { Icon } from '#admin/ui/icons/named.tsx';
import { IconAlertTriangle, IconPaperclip } from '#admin/ui/marks/icons.tsx';
import { pictureSource, type RecordLink, readLink } from '#schema/core/record-links.ts';
import { useCalled } from './called.ts';

const marks: ReadonlySet<string> = new Set(
  ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'code', 'pre', 'hr', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) =>
    name.toUpperCase(),
  ),
);
const empty: ReadonlySet<string> = new Set(['BR', 'HR']);

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The headings of a text with their anchor ids. */
export type Heading = { readonly id: string; readonly text: string; readonly level: number };
export const headingsOf = (html: string): Heading[] =>
  [...bodyOf(html).querySelectorAll('h2, h3')].map((one, at) => ({
    id: `wiki-${at + 1}`,
    text: one.textContent ?? '',
    level: Number(one.tagName[1]),
  }));

/** A record link: icon, current title and address. */
function Named({ link, children }: { link: RecordLink; children: ReactNode }) {
  const entity = entityOf(link.kind);
  const called = useCalled(link);
  const icon = entity.menu?.icon;
  return (
    <Link className="wiki-mark" to={pathTo(entity, link.id) ?? '#'}>
      {link.kind !== 'user' && icon && <Icon name={icon} size={13} />}
      {called ?? children}
    </Link>
  );
}

function RecordMark({ record, children }: { record: string; children: ReactNode }) {
  const link = readLink(record);
  if (!link) return children;
  if (link.kind !== 'file') return <Named link={link}>{children}</Named>;
  return (
    <a className="wiki-mark" href={downloadOf(link.id)} download>
      <IconPaperclip size={13} />
      {children}
    </a>
  );
}

const spansOf = (cell: HTMLTableCellElement) => ({
  ...(cell.colSpan > 1 && { colSpan: cell.colSpan }),
  ...(cell.rowSpan > 1 && { rowSpan: cell.rowSpan }),
});

/** Wide content is scrollable by keyboard too. */
const scrolled = { tabIndex: 0 };

const shownFrom = () => {
  let heading = 0;
  const shown = (node: ChildNode, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof HTMLElement)) return null;
    const name = node.tagName.toLowerCase();
    if (name === 'h2' || name === 'h3') heading += 1;
    const id = `wiki-${heading}`;
    const inside = [...node.childNodes].map(shown);
    const { record } = node.dataset;
    if (node instanceof HTMLAnchorElement) {
      if (record)
        return (
          <RecordMark key={key} record={record}>
            {inside}
          </RecordMark>
        );
      if (/^(https?|mailto|tel):/.test(node.href) && node.hasAttribute('href'))
        return (
          <a key={key} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
            {inside}
          </a>
        );
    }
    if (node instanceof HTMLImageElement)
      return pictureSource.test(node.getAttribute('src') ?? '') ? (
        <img key={key} src={node.getAttribute('src') ?? ''} alt={node.alt} loading="lazy" />
      ) : null;
    if (name === 'blockquote')
      return (
        <blockquote key={key}>
          <IconAlertTriangle size={18} />
          <div>{inside}</div>
        </blockquote>
      );
    if (name === 'table')
      return (
        <div key={key} className="wiki-table" {...scrolled}>
          <table>{inside}</table>
        </div>
      );
    if (!marks.has(node.tagName)) return <Fragment key={key}>{inside}</Fragment>;
    const more = node instanceof HTMLTableCellElement ? spansOf(node) : name === 'h2' || name === 'h3' ? { id, tabIndex: -1 } : {};
    return createElement(name, { key, ...more }, empty.has(node.tagName) ? undefined : inside);
  };
  return shown;
};

export function PageText({ html }: { html: string }) {
  return <div className="rich-text wiki-text">{[...bodyOf(html).childNodes].map(shownFrom())}</div>;
}
