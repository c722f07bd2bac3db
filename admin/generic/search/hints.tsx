// The keyboard hints of the palette, on devices with a keyboard.

import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { forUser } from '#schema/core/access.ts';
import { kindsOf } from './use-hits.ts';

export function Hints() {
  const say = useSay();
  const caller = useCaller();
  const meetsPeople = kindsOf('@')?.some((kind) => forUser(entityOf(kind).access.read, caller) !== false);
  const hint = (keys: readonly string[], says: string) => (
    <span className="row inline gap-4">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {says}
    </span>
  );
  return (
    <footer className="palette-hints row wrap gap-14 lines-4 rigid" aria-hidden="true">
      {hint(['↑', '↓'], say('shell.keys.move'))}
      {hint(['Tab'], say('search.keys.nextKind'))}
      {hint(['Ctrl Enter'], say('search.keys.newTab'))}
      <span className="grow" />
      {hint(['#'], say('search.keys.task'))}
      {meetsPeople && hint(['@'], say('search.keys.person'))}
      {hint(['>'], say('search.keys.command'))}
    </footer>
  );
}
