// Exports a space as PDF or Markdown, and imports Markdown.
import { useState } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { ask } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { saveFile } from '#admin/ui/browser/save-file.ts';
import { IconCloudUpload, IconDownload, IconFileTypePdf } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { type Space, useMayWrite } from './data.ts';
import { ImportPopup } from './import.tsx';

export function SpaceActs({ space }: { space: Space }) {
  const say = useSay();
  const fail = useFailure();
  const may = useMayWrite(space);
  const [importing, setImporting] = useState(false);
  const save = (as: 'pdf' | 'markdown', name: string, type: string) => async () => {
    try {
      const answer = await ask(`/wiki_page/${as}?space=${space}`, { headers: { Accept: type } });
      saveFile(name, [await answer.blob()], type);
    } catch (error) {
      fail(error);
    }
  };
  const called = `wiki-${say(`wiki_page.values.space.${space}`).toLowerCase()}`;
  return (
    <>
      <MoreMenu
        items={[
          {
            id: 'pdf',
            label: say('wiki.space.pdf'),
            icon: <IconFileTypePdf size={16} />,
            onAct: save('pdf', `${called}.pdf`, 'application/pdf'),
          },
          {
            id: 'markdown',
            label: say('wiki.space.markdown'),
            icon: <IconDownload size={16} />,
            onAct: save('markdown', `${called}.zip`, 'application/zip'),
          },
          ...(may
            ? [
                {
                  id: 'import',
                  label: say('wiki.space.import'),
                  icon: <IconCloudUpload size={16} />,
                  onAct: () => setImporting(true),
                },
              ]
            : []),
        ]}
      />
      {importing && <ImportPopup space={space} onClose={() => setImporting(false)} />}
    </>
  );
}
