// The page editor: rich text with tables, code, images, files and record links.
import './text.css';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { Tools } from '#admin/fields/inputs/rich-text-tools.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { usePicker } from '#admin/screens/files/shared/pick.tsx';
import { useDrop } from '#admin/ui/browser/use-drop.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconColumns3, IconFileText, IconPaperclip } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Incoming, pageExtensions } from './nodes.ts';
import { Suggest, triggerAt } from './suggest.tsx';
import { useUploads } from './uploads.ts';

export type EditorProps = {
  readonly page: number;
  readonly label: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
};

const emptyTable = (() => {
  const row = (name: string) => `<tr>${`<${name}><p></p></${name}>`.repeat(3)}</tr>`;
  return `<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table><p></p>`;
})();

const tableActs = { row: addRowAfter, column: addColumnAfter, noRow: deleteRow, noColumn: deleteColumn, none: deleteTable } as const;

function TableTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!inTable)
    return (
      <IconButton
        icon={<IconColumns3 size={16} />}
        label={say('wiki.tools.table')}
        onAct={() => editor.chain().focus().insertContent(emptyTable).run()}
      />
    );
  const acts = (Object.keys(tableActs) as (keyof typeof tableActs)[]).map((id) => ({
    id,
    label: say(`wiki.tools.tableActs.${id}`),
    danger: id === 'none',
    onAct: () => {
      tableActs[id](editor.state, editor.view.dispatch);
      editor.commands.focus();
    },
  }));
  return <MoreMenu label={say('wiki.tools.inTable')} items={acts} />;
}

function FileTool({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const say = useSay();
  const { open, input } = usePicker(onFiles, 'device');
  return (
    <>
      <IconButton icon={<IconPaperclip size={16} />} label={say('wiki.tools.file')} onAct={open} />
      {input}
    </>
  );
}

export default function PageEditor({ page, label, html, onChange }: EditorProps) {
  const say = useSay();
  const own = useRef(html);
  const made = useRef<Editor | null>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  const { send, underway } = useUploads(page, made);
  const sending = useRef(send);
  sending.current = send;
  // Files dropped beside the text are accepted too.
  useDrop(send, say('file.screen.noFolder'));
  const editor = useEditor({
    extensions: [...pageExtensions, Incoming.configure({ take: (files) => sending.current(files) })],
    content: html,
    editorProps: {
      attributes: { class: 'rich-text wiki-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handleKeyDown: (_view, event) => keys.current?.(event.key) ?? false,
    },
    onUpdate: ({ editor: changed }) => {
      own.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(own.current);
    },
  });
  made.current = editor;
  useEffect(() => {
    if (html === own.current) return;
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  const trigger = useEditorState({ editor, selector: ({ editor: now }) => triggerAt(now) });
  return (
    <div className="rich-text-editor">
      <Tools editor={editor}>
        <IconButton
          icon={<IconFileText size={16} />}
          label={say('wiki.tools.code')}
          onAct={() => editor.chain().focus().toggleCodeBlock().run()}
        />
        <TableTools editor={editor} />
        <FileTool onFiles={send} />
        <span role="status" className="ui-small ui-quiet">
          {underway > 0 && say('wiki.tools.sending', { smart_count: underway })}
        </span>
      </Tools>
      <EditorContent editor={editor} />
      {trigger && <Suggest key={trigger.from} editor={editor} trigger={trigger} keys={keys} />}
    </div>
  );
}
