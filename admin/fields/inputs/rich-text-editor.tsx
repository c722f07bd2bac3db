// The editor of rich text: a few marks above the words, the same that the server keeps.
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { IconButton } from '#admin/ui/icon-button.tsx';
import { IconBlockquote, IconBold, IconHeading, IconItalic, IconList, IconListNumbers, IconUnderline } from '#admin/ui/icons.tsx';
import type { InputProps } from '../kinds.ts';
import { describedBy } from '../labelled.tsx';

type Tool = {
  readonly id: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote';
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly act: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  {
    id: 'bold',
    icon: <IconBold size={16} />,
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    icon: <IconItalic size={16} />,
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'underline',
    icon: <IconUnderline size={16} />,
    isOn: (editor) => editor.isActive('underline'),
    act: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    id: 'heading',
    icon: <IconHeading size={16} />,
    isOn: (editor) => editor.isActive('heading'),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'bullets',
    icon: <IconList size={16} />,
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    icon: <IconListNumbers size={16} />,
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    icon: <IconBlockquote size={16} />,
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

function Tools({ editor }: { editor: Editor }) {
  const say = useSay();
  const on = useEditorState({ editor, selector: () => tools.filter(({ isOn }) => isOn(editor)).map(({ id }) => id) });
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={say('rich_text.tools')}>
      {tools.map(({ id, icon, act }) => (
        <IconButton key={id} icon={icon} label={say(`rich_text.${id}`)} aria-pressed={on.includes(id)} onAct={() => act(editor)} />
      ))}
    </div>
  );
}

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, protocols: ['mailto', 'tel'] }, codeBlock: false }),
];

export default function RichTextEditor({ id, help, error, value, onChange, onBlur, required, focusRef }: InputProps) {
  const html = typeof value === 'string' ? value : '';
  // What the editor holds by itself; anything else comes from outside: saved, discarded, changed by a colleague.
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
