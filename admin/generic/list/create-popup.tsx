// A record made in a popup over its list; its part of the program comes along once the list is at rest, so that it opens at once.
import { type ComponentType, type ReactNode, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadAhead } from '#admin/providers/chunk.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { PopupComing } from '#admin/ui/overlays/popup-coming.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

export type CreatePopup = ComponentType<{
  /** It has an address of its own: back leaves it like any page. */
  page: boolean;
  onClose: () => void;
  /** Shows the new record. */
  onCreated: (id: number) => void;
}>;

/** Milliseconds after which the list is at rest. */
const atRest = 1500;

type Made = { readonly add: () => void; readonly opening: boolean; readonly popup: ReactNode };

/** `may`: whether somebody makes one here at all; `page`: the popup was opened by its address. */
export const useCreatePopup = (entity: EntityMetadata, Popup: CreatePopup | undefined, may: boolean, page: boolean): Made => {
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
  // A transition shows the popup as soon as its part is there, and the list until then.
  const add = () => startOpening(() => setAdding(true));
  // At a desk the button has the key.
  useShortcut(phone && ahead ? 'N' : undefined, add);
  const close = () => {
    setAdding(false);
    // The page of a new one was opened by an address: back to where one was, or to the list.
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
