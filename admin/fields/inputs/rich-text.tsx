// The input of rich text; its editor is a chunk of its own. If that fails to load, the text is read-only and the form still works.
import '../rich-text.css';
import { Suspense } from 'react';
import { ChunkError, type ChunkTrouble, lazyScreen } from '#admin/providers/chunk.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconRefresh } from '#admin/ui/marks/icons.tsx';
import { MissedPart } from '#admin/ui/page/missed-part.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';
import { RichText } from '../rich-text.tsx';

const Editor = lazyScreen<InputProps>(() => import('./rich-text-editor.tsx'));

/** A failed import stays failed until the page is reloaded; unsaved changes ask before that. */
function OnlyRead({ value, trouble }: Pick<InputProps, 'value'> & { trouble: ChunkTrouble }) {
  const t = useWords();
  return (
    <>
      <Notice
        live
        tone="danger"
        action={
          <ActionButton icon={<IconRefresh size={16} />} onAct={() => location.reload()}>
            {t('verb.reload')}
          </ActionButton>
        }
      >
        {t(`state.chunk_${trouble}`)}
      </Notice>
      {typeof value === 'string' && <RichText html={value} />}
    </>
  );
}

export function RichTextInput(props: InputProps) {
  const { id, label, help, error, value } = props;
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <MissedPart instead={(missed) => <OnlyRead value={value} trouble={missed instanceof ChunkError ? missed.trouble : 'error'} />}>
        <Suspense fallback={<SkeletonLine height="8.75rem" />}>
          <Editor {...props} />
        </Suspense>
      </MissedPart>
    </Labelled>
  );
}
