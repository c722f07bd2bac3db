// Saves a view of a list under a name, or renames, shares and replaces a saved one.
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useCaller, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { forUser } from '#schema/core/access.ts';
import { InputPopup, type PopupForm } from '../../popup/input-popup.tsx';
import { recordInput } from '../../popup/record-input.ts';
import { type ListView, useViewsAgain } from './use-views.ts';

/** What a view stores of the list. */
export type Arrangement = Pick<ListView, 'page' | 'query' | 'hidden_columns'>;

const input = recordInput('list_view', ['name', 'role_id', 'in_menu']);

type Props = {
  /** The view to change; without it a new one is saved. */
  view?: ListView | undefined;
  shown: Arrangement;
  onClose: () => void;
};

/** Who does not read roles shares with their own. */
function OwnRole({ values, change }: PopupForm<typeof input>) {
  const say = useSay();
  const { user } = useSession();
  return (
    <Checkbox
      label={say('list_view.ownRole')}
      checked={values.role_id === user.role_id}
      onChange={(on) => change({ role_id: on ? user.role_id : null })}
    />
  );
}

export function ViewPopup({ view, shown, onClose }: Props) {
  const say = useSay();
  const again = useViewsAgain();
  const help = say('list_view.help.role_id');
  const readsRoles = forUser(entityOf('role').access.read, useCaller()) !== false;
  return (
    <InputPopup
      entity="list_view"
      title={say(view ? 'list_view.editTitle' : 'list_view.saveTitle')}
      effect={view ? undefined : say('list_view.effect')}
      input={input}
      given={view && { name: view.name, role_id: view.role_id, in_menu: view.in_menu }}
      fields={{ role_id: readsRoles ? { help } : { draw: (form) => <OwnRole {...form} /> } }}
      send={async (body, key) => {
        if (view) await sendOnce(`/list_view/${view.id}`, { body }, key);
        else await sendOnce('/list_view', { method: 'POST', body: { ...body, ...shown } }, key);
        await again();
      }}
      done={(body) => say('list_view.saved', { name: body.name })}
      onClose={onClose}
    />
  );
}
