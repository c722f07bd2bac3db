// The rich text editor, with exactly the formatting that the server accepts.
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { InputProps } from '../kinds.ts';
import { describedBy } from '../labelled.tsx';
import { Tools } from './rich-text-tools.tsx';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] }, codeBlock: false }),
];

export default function RichTextEditor({ id, help, error, value, onChange, onBlur, required, focusRef }: InputProps) {
  const html = typeof value === 'string' ? value : '';
  // The editor's own content; any other value comes from outside: saved, discarded, changed by others.
  const own = useRef(html);
  const described = describedBy(id, help, error);
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        id,
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      },
    },
    onCreate: ({ editor: made }) => focusRef(made.view.dom),
    onDestroy: () => focusRef(null),
    onBlur: () => onBlur(),
    onUpdate: ({ editor: changed }) => {
      own.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(own.current || null);
    },
  });
  useEffect(() => {
    if (html === own.current) return;
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className="rich-text-editor" data-wrong={error ? true : undefined}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
