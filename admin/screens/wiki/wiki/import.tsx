// Imports Markdown files as pages: single files, or a ZIP with folders, all or none.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { usePicker } from '#admin/screens/files/shared/pick.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCloudUpload } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { Space } from './data.ts';

type Chosen = { readonly path: string; readonly text: string };

const isMarkdown = (path: string) => /\.(md|markdown)$/i.test(path) && !/(^|\/)(\.|__MACOSX)/.test(path);

const filesOf = async (files: readonly File[]): Promise<Chosen[]> => {
  const found: Chosen[] = [];
  for (const file of files) {
    if (isMarkdown(file.name)) found.push({ path: file.name, text: await file.text() });
    if (!/\.zip$/i.test(file.name)) continue;
    const { strFromU8, unzipSync } = await import('fflate');
    const inside = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: ({ name }) => isMarkdown(name) });
    for (const [path, bytes] of Object.entries(inside)) found.push({ path, text: strFromU8(bytes) });
  }
  return found;
};

export function ImportPopup({ space, onClose }: { space: Space; onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly Chosen[] | null>(null);
  const { open, input } = usePicker((chosen) => void filesOf(chosen).then(setFiles, () => setFiles([])), 'device');
  const blocked = files?.length ? null : say(files ? 'wiki.import.none' : 'wiki.import.required');
  return (
    <PressPopup
      title={say('wiki.import.title')}
      subject={say(`wiki_page.values.space.${space}`)}
      onClose={onClose}
      filled={Boolean(files?.length)}
      action={{
        label: say('wiki.import.action'),
        blocked,
        subject: [space, files],
        send: async (key) => {
          const { pages } = await sendOnce('/wiki_page/import', { method: 'POST', body: { space, files: files ?? [] } }, key);
          await queries.invalidateQueries({ queryKey: ['wiki_page'] });
          toastSuccess(say('wiki.import.done', { smart_count: pages }));
        },
      }}
    >
      <p>{say('wiki.import.hint')}</p>
      <ActionButton icon={<IconCloudUpload size={16} />} full onAct={open}>
        {say('wiki.import.choose')}
      </ActionButton>
      {input}
      {files && files.length > 0 && <p className="ui-quiet">{say('wiki.import.chosen', { smart_count: files.length })}</p>}
    </PressPopup>
  );
}
