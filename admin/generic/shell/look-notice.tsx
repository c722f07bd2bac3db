// The notice for a user who views the app as another role, with a button that ends it.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconShield } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';

export function LookNotice() {
  const say = useSay();
  const failed = useFailure();
  const { looks_as } = useSession();
  if (!looks_as) return null;
  const end = async () => {
    try {
      await call('/me/look', { method: 'DELETE' });
      // A full reload, because all data was read with the rights of the other role.
      location.assign(`/role/${looks_as.id}`);
    } catch (error) {
      failed(error);
    }
  };
  const title = say('people.look.title', { role: looks_as.title });
  return (
    <section aria-label={title}>
      <Notice
        tone="warn"
        icon={<IconShield size={18} />}
        title={title}
        action={
          <ActionButton size="m" onAct={end}>
            {say('people.look.end')}
          </ActionButton>
        }
      >
        {say('people.look.note')}
      </Notice>
    </section>
  );
}
