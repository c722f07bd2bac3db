// The page of a deleted or unreadable record: what is missing, and a link onwards.
import type { ComponentProps } from 'react';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileOff } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { FailedState } from './failed-state.tsx';

type GoneProps = { title: string; text: string; way: { label: string; to: string } };

/** Shows that the record does not exist, with a link to its list. */
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
  /** The text for a record that does not exist. */
  gone: GoneProps;
  /** Null: the record was not found. */
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
