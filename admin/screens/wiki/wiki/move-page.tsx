// Moves a page below another one or into another writable space; its address stays.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { aboveOf, type Space, useTree, useWritableSpaces, type WikiPage } from './data.ts';
import { placeName } from './new-page.tsx';

export function MovePage({ page, onClose }: { page: WikiPage; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const [space, setSpace] = useState<Space>(page.space);
  const [parent, setParent] = useState<number | null>(page.parent_id);
  const { data: branches = [] } = useTree(space);
  const { send } = useTransitions('wiki_page', page);
  const spaces = useWritableSpaces().map((one) => ({ value: one.space, label: say(`wiki_page.values.space.${one.space}`) }));
  const options = branches
    .filter((one) => one.id !== page.id && !aboveOf(branches, one.id).some((above) => above.id === page.id))
    .map((one) => ({ value: one.id, label: placeName(branches, one) }));
  const same = space === page.space && parent === page.parent_id;
  return (
    <PressPopup
      title={say('wiki.move.title')}
      subject={page.title}
      onClose={onClose}
      filled={!same}
      action={{
        label: say('wiki.move.action'),
        blocked: same ? say('wiki.move.same') : null,
        subject: [space, parent],
        send: (key) => send('move', { space, parent_id: parent }, key),
        done: say('wiki.move.done', { title: page.title }),
      }}
    >
      <Chooser
        id={`${id}space`}
        label={say('wiki_page.fields.space')}
        required
        options={spaces}
        value={spaces.find(({ value }) => value === space) ?? null}
        onChange={(one) => {
          const next = spaces.find(({ value }) => value === one?.value);
          if (next) setSpace(next.value);
          setParent(null);
        }}
      />
      <Chooser
        id={`${id}parent`}
        label={say('wiki_page.fields.parent_id')}
        help={say('wiki.move.top')}
        options={options}
        value={options.find(({ value }) => value === parent) ?? null}
        onChange={(one) => setParent(one ? Number(one.value) : null)}
      />
    </PressPopup>
  );
}
