// The formatting toolbar above the rich text that is being edited.
import '../rich-text.css';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconBlockquote, IconBold, IconHeading, IconItalic, IconList, IconListNumbers, IconUnderline } from '#admin/ui/marks/icons.tsx';

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

/** Without an editor nothing is being edited: the buttons are disabled. */
export function Tools({ editor, children }: { editor: Editor | null; children?: ReactNode }) {
  const say = useSay();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => (now ? tools.filter(({ isOn }) => isOn(now)).map(({ id }) => id) : []),
  });
  return (
    <div className="rich-text-tools row stretch wrap gap-2" role="toolbar" aria-label={say('rich_text.tools')}>
      {tools.map(({ id, icon, act }) => (
        <IconButton
          key={id}
          icon={icon}
          label={say(`rich_text.${id}`)}
          aria-pressed={on?.includes(id) ?? false}
          onAct={() => editor && act(editor)}
        />
      ))}
      {children}
    </div>
  );
}
