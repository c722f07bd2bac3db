// Uploads pasted, dropped or chosen files to the page; an image is inserted, any other file as a link.
import { useQueryClient } from '@tanstack/react-query';
import type { Editor, EditorEvents } from '@tiptap/react';
import { type RefObject, useState } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { isPicture, viewOf } from '#admin/providers/calls/files.ts';
import { uploadFile } from '#admin/providers/calls/upload-file.ts';

type UploadedFile = Awaited<ReturnType<typeof uploadFile>>;

/** The position for running uploads, mapped through edits made meanwhile. */
const placeIn = (editor: Editor) => {
  let at = editor.state.selection.to;
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    at = transaction.mapping.map(at);
  };
  editor.on('transaction', follow);
  const insert = (content: object, place = at) => editor.commands.insertContentAt(place, content, { updateSelection: false });
  return {
    put: (file: UploadedFile) => {
      if (editor.isDestroyed) return;
      const $at = editor.state.doc.resolve(at);
      const inText = $at.parent.isTextblock;
      if (isPicture(file)) {
        const picture = { type: 'picture', attrs: { src: viewOf(file.id), alt: file.file_name } };
        // An image goes behind the paragraph instead of splitting it, or replaces an empty one.
        const behind = inText && $at.parent.content.size > 0 ? $at.after() : null;
        insert(picture, behind ?? at);
        if (behind !== null) at = behind + 1;
        return;
      }
      const link = { type: 'recordLink', attrs: { record: `file:${file.id}`, label: file.file_name } };
      const words = [link, { type: 'text', text: ' ' }];
      insert(inText ? words : { type: 'paragraph', content: words });
    },
    end: () => editor.off('transaction', follow),
  };
};

export const useUploads = (page: number, editor: RefObject<Editor | null>) => {
  const fail = useFailure();
  const queries = useQueryClient();
  const [underway, setUnderway] = useState(0);
  const sendAll = async (files: readonly File[]) => {
    setUnderway((count) => count + files.length);
    const place = editor.current && placeIn(editor.current);
    for (const file of files) {
      try {
        place?.put(await uploadFile(file, { to: `wiki_page/${page}` }));
      } catch (error) {
        fail(error);
      }
      setUnderway((count) => count - 1);
    }
    place?.end();
    await queries.invalidateQueries({ queryKey: ['wiki_page'] });
  };
  return { underway, send: (files: readonly File[]) => void sendAll(files) };
};
