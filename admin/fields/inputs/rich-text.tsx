// Input of rich text: the editor comes when a form first needs it.
import '../rich-text.css';
import { Suspense } from 'react';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { SkeletonLine } from '#admin/ui/skeleton.tsx';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';

const Editor = lazyScreen<InputProps>(() => import('./rich-text-editor.tsx'));

export function RichTextInput(props: InputProps) {
  const { id, label, help, error } = props;
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <Suspense fallback={<SkeletonLine height="8.75rem" />}>
        <Editor {...props} />
      </Suspense>
    </Labelled>
  );
}
