// Gives each paragraph of the minutes a stable key, by which two writers refer to the same paragraph.
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { newKey } from '#admin/providers/calls/send-once.ts';
import type { Line } from './draft.ts';

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'];
/** The names of other writers by paragraph key. */
export type Held = ReadonlyMap<string, string>;
const heldKey = new PluginKey<Held>('held');
/** Marks transactions from the server: they are no edits, and no lock blocks them. */
const remote = 'remote';

export const keyOf = (node: Node): string | null => (typeof node.attrs.key === 'string' ? node.attrs.key : null);
const htmlOf = (node: Node): string => {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(node));
  return box.innerHTML;
};
const linesIn = (doc: Node): Line[] => {
  const lines: Line[] = [];
  doc.forEach((node) => {
    const key = keyOf(node);
    if (key) lines.push({ key, html: htmlOf(node) });
  });
  return lines;
};

export { linesIn };

const nodesOf = (doc: Node, { key, html }: Line): Node[] => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const nodes: Node[] = [];
  DOMParser.fromSchema(doc.type.schema)
    .parse(box)
    .forEach((node) => {
      nodes.push(node.type.create({ ...node.attrs, key: nodes.length === 0 ? key : newKey() }, node.content, node.marks));
    });
  return nodes;
};

const rangeOf = (doc: Node, key: string): { from: number; to: number } | null => {
  let found: { from: number; to: number } | null = null;
  doc.forEach((node, offset) => {
    if (keyOf(node) === key) found = { from: offset, to: offset + node.nodeSize };
  });
  return found;
};

/** Updates a paragraph; `before` lists the keys above it, nearest first. */
export const bring = (transaction: Transaction, key: string, html: string | null, before: readonly string[]): void => {
  transaction.setMeta(remote, true).setMeta('addToHistory', false);
  const place = rangeOf(transaction.doc, key);
  const nodes = html === null ? [] : nodesOf(transaction.doc, { key, html });
  if (place && nodes.length > 0) transaction.replaceWith(place.from, place.to, nodes);
  // The last paragraph stays as an empty line for typing.
  else if (place && transaction.doc.childCount > 1) transaction.delete(place.from, place.to);
  else if (place) transaction.delete(place.from + 1, place.to - 1);
  else if (nodes.length > 0) {
    const only = transaction.doc.childCount === 1 ? transaction.doc.firstChild : null;
    if (only && only.content.size === 0) transaction.replaceWith(0, transaction.doc.content.size, nodes);
    else {
      const above = before.map((one) => rangeOf(transaction.doc, one)).find((one) => one !== null);
      transaction.insert(above ? above.to : 0, nodes);
    }
  }
};

/** Tells the editor which paragraphs others are writing. */
export const hold = (transaction: Transaction, held: Held): Transaction =>
  transaction.setMeta(heldKey, held).setMeta('addToHistory', false);

const keysGiven = new Plugin({
  appendTransaction: (_transactions, _old, state) => {
    const usedKeys = new Set<string>();
    const { tr } = state;
    state.doc.forEach((node, offset) => {
      const key = keyOf(node);
      if (key && !usedKeys.has(key)) usedKeys.add(key);
      else {
        const fresh = newKey();
        usedKeys.add(fresh);
        tr.setNodeAttribute(offset, 'key', fresh);
      }
    });
    return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
  },
});

/** Locks a paragraph while another user is writing in it. */
const othersPlugin = new Plugin<Held>({
  key: heldKey,
  state: { init: () => new Map(), apply: (transaction, held) => (transaction.getMeta(heldKey) as Held | undefined) ?? held },
  filterTransaction: (transaction, state) => {
    const held = heldKey.getState(state);
    if (!transaction.docChanged || !held?.size || transaction.getMeta(remote)) return true;
    const after = new Map(linesIn(transaction.doc).map(({ key, html }) => [key, html]));
    return linesIn(state.doc).every(({ key, html }) => !held.has(key) || after.get(key) === html);
  },
  props: {
    decorations: (state) => {
      const held = heldKey.getState(state);
      if (!held?.size) return null;
      const marks: Decoration[] = [];
      state.doc.forEach((node, offset) => {
        const name = held.get(keyOf(node) ?? '');
        if (name) marks.push(Decoration.node(offset, offset + node.nodeSize, { class: 'minutes-theirs', 'data-writer': name }));
      });
      return DecorationSet.create(state.doc, marks);
    },
  },
});

export const ParagraphKeys = Extension.create({
  name: 'paragraphKeys',
  addGlobalAttributes: () => [{ types: blocks, attributes: { key: { default: null, rendered: false, keepOnSplit: false } } }],
  addProseMirrorPlugins: () => [keysGiven, othersPlugin],
});
