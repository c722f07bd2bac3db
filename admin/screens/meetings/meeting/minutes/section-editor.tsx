// What is written on one item of the agenda: an editor whose paragraphs go to the server one by one, and come from there.
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { Keeper } from './keeper.ts';
import { bring, type Held, hold, keyOf, linesIn, ParagraphKeys } from './paragraph-keys.ts';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] }, codeBlock: false }),
  ParagraphKeys,
];

type Props = {
  keeper: Keeper;
  item_id: number | null;
  label: string;
  /** Who else writes, by the key of the paragraph. */
  held: Held;
  onFocus: (editor: Editor, item_id: number | null) => void;
  /** The paragraph that the cursor is in; null once it has left. */
  onPlace: (key: string | null) => void;
};

/** The key of the paragraph that the cursor is in. */
const placeIn = ({ state }: Editor): string | null => {
  const { $from } = state.selection;
  return $from.depth > 0 ? keyOf($from.node(1)) : null;
};

export default function SectionEditor({ keeper, item_id, label, held, onFocus, onPlace }: Props) {
  const calls = useRef({ onFocus, onPlace });
  calls.current = { onFocus, onPlace };
  // Before it holds what was written so far, nothing that happens to it is a keystroke. Where the page took long to come, the
  // first editor is gone before it is seen, and the one in its place begins empty.
  const filled = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions,
    content: '',
    editorProps: { attributes: { class: 'rich-text minutes-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed, transaction }) => {
      const lines = linesIn(changed.state.doc);
      const now = new Set(lines.map(({ key }) => key));
      const gone = linesIn(transaction.before).flatMap(({ key }) => (now.has(key) ? [] : [key]));
      if (filled.current === changed && !transaction.getMeta('remote')) keeper.write(item_id, lines, gone);
      if (changed.isFocused) calls.current.onPlace(placeIn(changed));
    },
    onFocus: ({ editor: focused }) => {
      calls.current.onFocus(focused, item_id);
      calls.current.onPlace(placeIn(focused));
    },
    onSelectionUpdate: ({ editor: moved }) => {
      if (moved.isFocused) calls.current.onPlace(placeIn(moved));
    },
    onBlur: () => calls.current.onPlace(null),
  });
  useEffect(() => {
    if (editor.isDestroyed || filled.current === editor) return;
    const { tr } = editor.state;
    const lines = keeper.lines(item_id);
    for (const [at, { key, html }] of lines.entries()) bring(tr, key, html, at > 0 ? [lines[at - 1]?.key ?? ''] : []);
    editor.view.dispatch(tr);
    filled.current = editor;
  }, [editor, keeper, item_id]);
  useEffect(
    () =>
      keeper.onRemote((keys) => {
        const { tr } = editor.state;
        const lines = new Map(keeper.lines(item_id).map((line) => [line.key, line.html]));
        const order = [...lines.keys()];
        const mine = new Set(linesIn(editor.state.doc).map(({ key }) => key));
        for (const key of keys) {
          const html = lines.get(key) ?? null;
          if (html === null && !mine.has(key)) continue;
          bring(tr, key, html, order.slice(0, Math.max(0, order.indexOf(key))).reverse());
        }
        if (tr.docChanged) editor.view.dispatch(tr);
      }),
    [editor, keeper, item_id],
  );
  useEffect(() => {
    editor.view.dispatch(hold(editor.state.tr, held));
  }, [editor, held]);
  return <EditorContent editor={editor} />;
}
