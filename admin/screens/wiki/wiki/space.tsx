// The list of a space's pages, which is its tree, at the address of the space.
import type { ScreenProps } from '#admin/generic/screens.ts';
import type { Space } from './data.ts';
import { SpacePage } from './space-page.tsx';

export default function WikiSpaceScreen({ list }: ScreenProps) {
  return <SpacePage space={(list ?? 'main') as Space} />;
}
