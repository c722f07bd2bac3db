// The value of a project's material, with the number of unpriced items that the sum leaves out.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { ProjectPage } from './data.ts';

export function MaterialWorth({ of: { planned, used, unpriced } }: { of: NonNullable<ProjectPage['material']> }) {
  const say = useSay();
  const format = useFormat();
  return (
    <>
      {(planned > 0 || used > 0) && <span className="ui-num">{say('project_page.material.total', { sum: format.money(used) })}</span>}
      {unpriced > 0 && <span className="ui-warn">{say('project_page.material.unpriced', { smart_count: unpriced })}</span>}
    </>
  );
}
