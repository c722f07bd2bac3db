// Creates an offer; by default its creator is the person in contact with the client.
import CreatePage from '#admin/generic/form/create-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useSession } from '#admin/providers/person/session.tsx';

export default function CreateOffer({ entity }: ScreenProps) {
  const { user } = useSession();
  return <CreatePage entity={entity} start={{ commercial_user_id: user.id }} />;
}
