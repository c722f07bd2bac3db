// The states of a task page without a task: loading, missing, partly unreadable.

import { Gone, MissingPage } from '#admin/generic/missing-page.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useBarePage } from '#admin/generic/shell/bare.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useLate } from '#admin/ui/browser/use-late.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonLine, SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { taskNumber } from './acts.ts';

function BandSkeleton() {
  return (
    <Card flush className="task-band">
      <div className="task-band-inside">
        <div className="task-band-clock stack fit">
          <SkeletonLine width="8rem" height="1.25rem" />
          <SkeletonLine width="10rem" height="2.75rem" />
          <SkeletonLine width="9rem" height="1rem" />
        </div>
        <div className="task-band-day stack gap-12">
          <SkeletonLine height="0.75rem" />
          <SkeletonLine height="0.75rem" />
          <SkeletonLine height="0.75rem" />
        </div>
        <div className="task-band-acts stack gap-8">
          <SkeletonLine height="2.75rem" />
          <SkeletonLine height="2.75rem" />
        </div>
      </div>
    </Card>
  );
}

function PhoneHeadSkeleton() {
  useBarePage();
  return (
    <div className="task-phone-head">
      <div className="task-phone-bar row gap-6">
        <SkeletonLine width="11rem" height="1.5rem" />
      </div>
      <div className="stack gap-12">
        <SkeletonLine width="88%" height="1.25rem" />
        <SkeletonLine width="60%" height="1rem" />
        <SkeletonLine height="3.75rem" />
      </div>
    </div>
  );
}

function HeadSkeleton() {
  return (
    <>
      <div className="stack gap-6 below-12">
        <SkeletonLine width="5rem" height="1rem" />
        <SkeletonLine width="min(26rem, 80%)" height="2rem" />
        <SkeletonLine width="10rem" height="1.25rem" />
      </div>
      <BandSkeleton />
    </>
  );
}

/** The skeleton of the page in its final heights, drawn only after a delay. */
export function TaskSkeleton() {
  const t = useWords();
  const phone = useBelow(768);
  const drawn = useLate(true);
  return (
    <div className={drawn ? 'task' : 'task task-not-yet'} aria-busy="true">
      <span className="ui-unseen" role="status">
        {drawn && t('list.loading')}
      </span>
      {phone ? <PhoneHeadSkeleton /> : <HeadSkeleton />}
      <div className="aside aside-slim">
        <div className="task-column stack gap-16 fit">
          <Card className="task-tabs">
            <div className="stack gap-12">
              <SkeletonLine width="90%" height="1.25rem" />
              <SkeletonLine width="62%" height="1.25rem" />
            </div>
          </Card>
          <Card flush className="task-tabs">
            <SkeletonRows rows={4} head />
          </Card>
        </div>
        <div className="task-aside stack gap-16 fit">
          <Card>
            <div className="stack gap-12">
              <SkeletonLine width="70%" height="1.25rem" />
              <SkeletonLine width="85%" height="1.25rem" />
              <SkeletonLine width="55%" height="1.25rem" />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}

const useWayOn = () => {
  const say = useSay();
  return { label: say('task_page.missing.action'), to: '/tasks/own' };
};

/** The task does not exist, or could not be read. */
export function Missing({ error, retry }: { error: unknown; retry: () => unknown }) {
  const say = useSay();
  const way = useWayOn();
  const title = say('task.one');
  usePageTitle(title);
  return (
    <MissingPage
      head={{ breadcrumbs: [{ label: say('task.many'), to: way.to }], title }}
      gone={{ title: say('task_page.missing.here'), text: say('task_page.missing.text'), way }}
      error={error}
      onRetry={retry}
    />
  );
}

/** The task was deleted while it was shown. */
export function Deleted({ task }: { task: TaskPage }) {
  const say = useSay();
  const way = useWayOn();
  const title = say('task_act.deleted.title', { number: taskNumber(task) });
  usePageTitle(title);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: say('task.many'), to: way.to }]} title={task.title} number={`#${taskNumber(task)}`} />
      <Card>
        <Gone title={title} text={say('task_act.deleted.text')} way={way} />
      </Card>
    </>
  );
}
