// Creates a page by title and parent, then opens its editor.
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
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

/** The path of a page, to distinguish pages of the same title. */
export const placeName = (branches: readonly Branch[], { id, title }: Branch): string =>
  [...aboveOf(branches, id).map((one) => one.title), title].join(' › ');

const input = recordInput('wiki_page', ['title', 'parent_id']);

export function NewPage({ space, branches, below, onClose, onMade }: Props) {
  const say = useSay();
  const id = useId();
  const queries = useQueryClient();
  const options = branches.map((one) => ({ value: one.id, label: placeName(branches, one) }));
  return (
    <InputPopup
      entity="wiki_page"
      input={input}
      given={{ parent_id: below }}
      onClose={onClose}
      title={say('wiki_page.create')}
      subject={say(`wiki_page.values.space.${space}`)}
      action={say('wiki.new.action')}
      fields={{
        title: { missing: say('wiki.new.required') },
        parent_id: {
          draw: ({ values: { parent_id }, change }) => (
            <Chooser
              id={id}
              label={say('wiki_page.fields.parent_id')}
              options={options}
              value={options.find(({ value }) => value === parent_id) ?? null}
              onChange={(one) => change({ parent_id: one ? Number(one.value) : null })}
            />
          ),
        },
      }}
      send={async ({ title, parent_id }, key) => {
        const made = await sendOnce('/wiki_page', { method: 'POST', body: { space, title, parent_id } }, key);
        await queries.invalidateQueries({ queryKey: ['wiki_page', 'tree'] });
        onMade(made.id);
      }}
    />
  );
}
