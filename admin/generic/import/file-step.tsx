// Step one: choose or drop a file, or download an empty template.
import { useRef } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { useDrop } from '#admin/ui/browser/use-drop.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCloudUpload, IconDownload } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { LastImport } from './undo.tsx';

type Props = { entity: EntityMetadata; trouble: string | null; busy: boolean; onFile: (file: File) => void; onTemplate: () => void };

export function FileStep({ entity, trouble, busy, onFile, onTemplate }: Props) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const over = useDrop(([file]) => file && onFile(file), say('file.screen.noFolder'));
  return (
    <Card>
      <section className="import-drop" aria-label={say('csv.steps.file')} data-over={over || undefined}>
        <IconCloudUpload size={22} />
        <ActionButton kind="main" busy={busy} onAct={() => picker.current?.click()}>
          {say('csv.file.choose')}
        </ActionButton>
        <p className="ui-quiet">{say('csv.file.drop')}</p>
        <p className="ui-small ui-faint">{say('csv.file.hint')}</p>
        <ActionButton kind="quiet" icon={<IconDownload size={16} />} onAct={onTemplate}>
          {say('csv.file.template')}
        </ActionButton>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={say('csv.file.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </section>
      <LastImport entity={entity} />
      {trouble && (
        <Notice tone="danger" live>
          {trouble}
        </Notice>
      )}
    </Card>
  );
}
