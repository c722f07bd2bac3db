// The page of a record that is not there any more, or cannot be read: what is missing, and the way on.
import type { ComponentProps } from 'react';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileOff } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { FailedState } from './failed-state.tsx';

type GoneProps = { title: string; text: string; way: { label: string; to: string } };

/** It is not there, and here is what is. */
export function Gone({ title, text, way }: GoneProps) {
  return (
    <EmptyState
      failed
      icon={<IconFileOff size={28} />}
      title={title}
      action={
        <ActionButton kind="main" to={way.to}>
          {way.label}
        </ActionButton>
      }
    >
      {text}
    </EmptyState>
  );
}

type Props = {
  head: ComponentProps<typeof PageHeader>;
  /** What is said of a record that there is not. */
  gone: GoneProps;
  /** None: nothing was found. */
  error: unknown;
  onRetry: () => unknown;
};

export function MissingPage({ head, gone, error, onRetry }: Props) {
  return (
    <>
      <PageHeader {...head} />
      <Card>{!error || statusOf(error) === 404 ? <Gone {...gone} /> : <FailedState error={error} onRetry={onRetry} />}</Card>
    </>
  );
}
