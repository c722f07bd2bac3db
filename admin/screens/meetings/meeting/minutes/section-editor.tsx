// The editor for one agenda item, which exchanges paragraphs with the server one by one.
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { Keeper } from './keeper.ts';
import { type HeldParagraphs, hold, keyOf, linesIn, ParagraphKeys, show } from './paragraph-keys.ts';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] }, codeBlock: false }),
  ParagraphKeys,
];

type Props = {
  keeper: Keeper;
  item_id: number | null;
  label: string;
  /** The other writers, by paragraph key. */
  held: HeldParagraphs;
  onFocus: (editor: Editor, item_id: number | null) => void;
  /** Called with the paragraph of the cursor; null when the cursor leaves. */
  onPlace: (key: string | null) => void;
};

/** The key of the cursor's paragraph. */
const placeIn = ({ state }: Editor): string | null => {
  const { $from } = state.selection;
  return $from.depth > 0 ? keyOf($from.node(1)) : null;
};

export default function SectionEditor({ keeper, item_id, label, held, onFocus, onPlace }: Props) {
  const calls = useRef({ onFocus, onPlace });
  calls.current = { onFocus, onPlace };
  // Until an editor contains the saved text, no change of it is an edit. On a slow load the first editor is destroyed before
  // it is shown, and its replacement starts empty.
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
    show(tr, keeper.lines(item_id));
    editor.view.dispatch(tr);
    filled.current = editor;
  }, [editor, keeper, item_id]);
  useEffect(
    () =>
      keeper.onRemote((items) => {
        if (!items.has(item_id) || filled.current !== editor) return;
        const { tr } = editor.state;
        show(tr, keeper.lines(item_id));
        if (tr.docChanged) editor.view.dispatch(tr);
      }),
    [editor, keeper, item_id],
  );
  useEffect(() => {
    editor.view.dispatch(hold(editor.state.tr, held));
  }, [editor, held]);
  return <EditorContent editor={editor} />;
}
