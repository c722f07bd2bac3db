// The editor's nodes beyond rich text: tables, uploaded images, record links.
import { createDocument, getHTMLFromFragment, getSchema, mergeAttributes, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';
import { pictureSource, readLink } from '#schema/core/record-links.ts';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } }),
};

const TableCell = Node.create({
  name: 'tableCell',
  ...cell,
  extendNodeSchema: (extension) => (extension.name === 'tableCell' ? { tableRole: 'cell' } : {}),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const TableHeader = Node.create({
  name: 'tableHeader',
  ...cell,
  extendNodeSchema: (extension) => (extension.name === 'tableHeader' ? { tableRole: 'header_cell' } : {}),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: (extension) => (extension.name === 'tableRow' ? { tableRole: 'row' } : {}),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});
const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => this.editor.isActive('table') && goToNextCell(by)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (pictureSource.test(image.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A record link; typed and deleted as one character. */
const RecordLink = Node.create({
  name: 'recordLink',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    record: {
      default: '',
      parseHTML: (link: HTMLElement) => link.dataset.record ?? '',
      renderHTML: ({ record }) => ({ 'data-record': record }),
    },
    label: { default: '', parseHTML: (link: HTMLElement) => link.textContent ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'a[data-record]', priority: 100, getAttrs: (link) => (readLink(link.dataset.record ?? '') ? null : false) }],
  renderHTML: ({ node, HTMLAttributes }) => ['a', mergeAttributes({ class: 'wiki-mark' }, HTMLAttributes), String(node.attrs.label)],
  renderText: ({ node }) => String(node.attrs.label),
});

/** Pasted and dropped files are uploaded to the page; text is pasted as usual. */
export const Incoming = Node.create<{ take: (files: readonly File[]) => void }>({
  name: 'incoming',
  addOptions: () => ({ take: () => {} }),
  addProseMirrorPlugins() {
    const { take } = this.options;
    const files = (data: DataTransfer | null) => [...(data?.files ?? [])];
    const handle = (event: Event, data: DataTransfer | null) => {
      const all = files(data);
      if (all.length === 0) return false;
      event.preventDefault();
      // Otherwise the page would handle the drop again.
      event.stopPropagation();
      take(all);
      return true;
    };
    return [
      new Plugin({
        props: {
          handlePaste: (_view, event) => handle(event, event.clipboardData),
          handleDrop: (_view, event) => {
            const place = this.editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (place && files(event.dataTransfer).length > 0) this.editor.commands.setTextSelection(place.pos);
            return handle(event, event.dataTransfer);
          },
        },
      }),
    ];
  },
});

const kit = StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] } });
export const pageExtensions = [kit, Table, TableRow, TableHeader, TableCell, Picture, RecordLink];

const schema = getSchema(pageExtensions);
/** A text normalised by the editor, so that comparing shows only real changes. */
export const asWritten = (html: string): string => (html ? getHTMLFromFragment(createDocument(html, schema).content, schema) : '');
