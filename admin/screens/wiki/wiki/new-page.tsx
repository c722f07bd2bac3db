// A new page: what it is called and below which one it stands; then it is written.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { aboveOf, type Branch, type Space } from './data.ts';

type Props = {
  readonly space: Space;
  readonly branches: readonly Branch[];
  readonly below: number | null;
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
};

/** A page among others of its name: with those above it. */
export const placeName = (branches: readonly Branch[], { id, title }: Branch): string =>
  [...aboveOf(branches, id).map((one) => one.title), title].join(' › ');

export function NewPage({ space, branches, below, onClose, onMade }: Props) {
  const say = useSay();
  const id = useId();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [parent, setParent] = useState(below);
  const options = branches.map((one) => ({ value: one.id, label: placeName(branches, one) }));
  return (
    <PressPopup
      title={say('wiki_page.create')}
      subject={say(`wiki_page.values.space.${space}`)}
      onClose={onClose}
      filled={title.trim() !== ''}
      action={{
        label: say('wiki.new.action'),
        blocked: title.trim() ? null : say('wiki.new.required'),
        what: [title, parent, space],
        send: async (key) => {
          const body = { space, title: title.trim(), ...(parent && { parent_id: parent }) };
          const made = await sendOnce('/wiki_page', { method: 'POST', body }, key);
          await queries.invalidateQueries({ queryKey: ['wiki_page', 'tree'] });
          onMade(made.id);
        },
      }}
    >
      <LineField name="title" label={say('wiki_page.fields.title')} value={title} onChange={setTitle} max={200} required />
      <Chooser
        id={`${id}parent`}
        label={say('wiki_page.fields.parent_id')}
        options={options}
        value={options.find(({ value }) => value === parent) ?? null}
        onChange={(one) => setParent(one ? Number(one.value) : null)}
      />
    </PressPopup>
  );
}
