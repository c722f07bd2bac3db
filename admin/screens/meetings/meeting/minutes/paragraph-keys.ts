// Gives each paragraph of the minutes a stable key, by which two writers refer to the same paragraph.
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { DOMParser, DOMSerializer, Fragment } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { commonOf } from '#schema/core/merge/subsequence.ts';
import { htmlOrNull, type Line } from './draft.ts';

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'];
/** The names of other writers by paragraph key. */
export type HeldParagraphs = ReadonlyMap<string, string>;
const heldKey = new PluginKey<HeldParagraphs>('held');
/** Marks transactions from the server: they are no edits. */
const remote = 'remote';

export const keyOf = (node: Node): string | null => (typeof node.attrs.key === 'string' ? node.attrs.key : null);
const htmls = new WeakMap<Node, string>();
/** A block that has not changed is the same node, so that it is written down once. */
const htmlOf = (node: Node): string => {
  const known = htmls.get(node);
  if (known !== undefined) return known;
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(node));
  htmls.set(node, box.innerHTML);
  return box.innerHTML;
};
export const linesIn = (doc: Node): Line[] => {
  const lines: Line[] = [];
  doc.forEach((node) => {
    const key = keyOf(node);
    if (key) lines.push({ key, html: htmlOf(node) });
  });
  return lines;
};

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

/** The blocks to show: the blocksByKey ones, and empty lines in which somebody is about to write. */
const blocksFor = (doc: Node, lines: readonly Line[]): Node[] => {
  const own = new Map(doc.children.map((node) => [keyOf(node) ?? '', node]));
  const shown = new Set(lines.map(({ key }) => key));
  const blocksByKey = lines.map(({ key, html }) => {
    const node = own.get(key);
    return { key, nodes: node && htmlOf(node) === html ? [node] : nodesOf(doc, { key, html }) };
  });
  let before: string | null = null;
  doc.forEach((node) => {
    const key = keyOf(node) ?? '';
    if (!shown.has(key) && htmlOrNull(htmlOf(node)) === null && node.isTextblock && doc.childCount > 1) {
      const at = before === null ? -1 : blocksByKey.findIndex((one) => one.key === before);
      blocksByKey.splice(before !== null && at < 0 ? blocksByKey.length : at + 1, 0, { key, nodes: [node] });
    }
    before = key;
  });
  const nodes = blocksByKey.flatMap((one) => one.nodes);
  return nodes.length > 0 ? nodes : nodesOf(doc, { key: newKey(), html: '<p></p>' });
};

/** Shows these paragraphs, leaves what is the same untouched, and the cursor before what somebody else has put in at its place. */
export const show = (transaction: Transaction, lines: readonly Line[]): void => {
  const { doc, selection } = transaction;
  const next = doc.copy(Fragment.from(blocksFor(doc, lines)));
  const places = (node: Node) => {
    let at = 0;
    return [0, ...node.children.map(({ nodeSize }) => (at += nodeSize))];
  };
  const signs = (node: Node) => node.children.map((one) => `${keyOf(one)} ${htmlOf(one)}`);
  const [oldPlaces, newPlaces] = [places(doc), places(next)];
  let [right, left] = [doc.childCount, next.childCount];
  // From the end, so that the places before stay as they are.
  for (const [i, j] of [...commonOf(signs(doc), signs(next)).toReversed(), [-1, -1] as const]) {
    const [from, to] = [oldPlaces[i + 1] ?? 0, oldPlaces[right] ?? 0];
    const [newFrom, newTo] = [newPlaces[j + 1] ?? 0, newPlaces[left] ?? 0];
    const [old, now] = [doc.slice(from, to).content, next.slice(newFrom, newTo).content];
    const start = old.findDiffStart(now);
    const end = old.findDiffEnd(now);
    if (start !== null && end) {
      // Where equal characters adjoin the difference, both ends would overlap.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      transaction.replace(from + start, from + end.a + overlap, next.slice(newFrom + start, newFrom + end.b + overlap));
    }
    [right, left] = [i, j];
  }
  if (transaction.docChanged && selection.empty)
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(transaction.mapping.map(selection.from, -1)), -1));
  transaction.setMeta(remote, true).setMeta('addToHistory', false);
};

/** Tells the editor which paragraphs others are writing. */
export const hold = (transaction: Transaction, held: HeldParagraphs): Transaction =>
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

/** Names whoever is writing in a paragraph. */
const othersPlugin = new Plugin<HeldParagraphs>({
  key: heldKey,
  state: { init: () => new Map(), apply: (transaction, held) => (transaction.getMeta(heldKey) as HeldParagraphs | undefined) ?? held },
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
