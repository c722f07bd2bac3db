// The worker thread that parses Markdown: some texts need quadratic time, others overflow the stack. It imports little, so that it starts quickly.
import { parentPort } from 'node:worker_threads';
import { marked } from 'marked';
import { readLink } from '#schema/core/record-links.ts';
import { signsOf } from '#schema/core/rich-text.ts';
import { cleanPageText } from '#server/fields/rich-text.ts';
import type { MarkdownFile, ReadPage } from './read-markdown.ts';

const recordOf = (href: string): string | null => {
  const [, file] = /^(?:\.{0,2}\/)*files\/(\d+)-/.exec(href) ?? [];
  if (file) return `file:${file}`;
  const [, kind, id] = /^\/(\w+)\/(\d+)$/.exec(href) ?? [];
  return kind && readLink(`${kind}:${id}`) ? `${kind}:${id}` : null;
};

/** A Markdown file as title and sanitised HTML; links and pictures of this application point at their records again. */
const pageOf = ({ name, text }: MarkdownFile): ReadPage => {
  const [, heading] = /^\ufeff?\s*#[ \t]+([^\n]+)\n?/.exec(text) ?? [];
  const body = heading === undefined ? text : text.replace(/^\ufeff?\s*#[ \t]+[^\n]+\n?/, '');
  const html = (marked.parse(body, { async: false, gfm: true }) as string)
    .replace(/<img src="(?:\.{0,2}\/)*files\/(\d+)-[^"]*"/g, '<img src="/api/v1/file/$1/view"')
    .replace(/<a href="([^"]*)"/g, (whole, href: string) => {
      const record = recordOf(signsOf(href));
      return record ? `<a data-record="${record}"` : whole;
    });
  const title = (heading ?? name).replace(/\\([\\`*_[\]<>~|])/g, '$1').trim();
  return { title: title || name, html: cleanPageText(html) };
};

/** Null if one of the files cannot be parsed. */
const read = (files: readonly MarkdownFile[]): readonly ReadPage[] | null => {
  try {
    return files.map(pageOf);
  } catch {
    return null;
  }
};

parentPort?.on('message', (files: readonly MarkdownFile[]) => parentPort?.postMessage(read(files)));
