// Creates a record in a popup over its list; the popup's code is preloaded once the list is idle, so that it opens at once.
import { type ComponentType, type ReactNode, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadAhead } from '#admin/providers/chunk.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { PopupComing } from '#admin/ui/overlays/popup-coming.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

export type CreatePopup = ComponentType<{
  /** The popup has its own address: the back button closes it. */
  page: boolean;
  onClose: () => void;
  /** Selects the new record in the list. */
  onCreated: (id: number) => void;
}>;

/** Milliseconds until the list counts as idle. */
const atRest = 1500;

type CreatePopupState = { readonly add: () => void; readonly opening: boolean; readonly popup: ReactNode };

/** `may`: whether the user may create records here; `page`: the popup was opened by its address. */
export const useCreatePopup = (entity: EntityMetadata, Popup: CreatePopup | undefined, may: boolean, page: boolean): CreatePopupState => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const phone = useBelow(768);
  const [adding, setAdding] = useState(false);
  const [opening, startOpening] = useTransition();
  const ahead = may ? Popup : undefined;
  useEffect(() => {
    if (!ahead) return;
    const timer = setTimeout(() => void loadAhead(ahead), atRest);
    return () => clearTimeout(timer);
  }, [ahead]);
  // The transition keeps the list visible until the popup's code is loaded.
  const add = () => startOpening(() => setAdding(true));
  // On a wide screen the button itself has the shortcut.
  useShortcut(phone && ahead ? 'N' : undefined, add);
  const close = () => {
    setAdding(false);
    // The popup was opened by its address: go back, or to the list if there is no history.
    if (page) void (key === 'default' ? navigate(entity.paths?.list ?? '/', { replace: true }) : navigate(-1));
  };
  const show = (id: number) => {
    setAdding(false);
    void navigate(pathTo(entity, id) ?? '/', { replace: page });
  };
  const popup = (
    <>
      {opening && <PopupComing />}
      {Popup && (adding || page) && <Popup page={page} onClose={close} onCreated={show} />}
    </>
  );
  return { add, opening, popup };
};
