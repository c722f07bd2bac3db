// The list of a space's pages, shown as its tree at the space's address.
import type { ScreenProps } from '#admin/generic/screens.ts';
import { isSpace } from './data.ts';
import { SpacePage } from './space-page.tsx';

export default function WikiSpaceScreen({ list = 'main' }: ScreenProps) {
  return isSpace(list) ? <SpacePage space={list} /> : null;
}
