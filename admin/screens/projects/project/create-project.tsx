// Creates a project; its creator is the leader by default.
import CreatePage from '#admin/generic/form/create-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useSession } from '#admin/providers/person/session.tsx';

export default function CreateProject({ entity }: ScreenProps) {
  const { user } = useSession();
  return <CreatePage entity={entity} start={{ leader_id: user.id }} />;
}
