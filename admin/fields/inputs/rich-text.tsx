// Input of rich text: the editor comes when a form first needs it.
import '../rich-text.css';
import { lazy, Suspense } from 'react';
import { SkeletonLine } from '#admin/ui/skeleton.tsx';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

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
