// The title of the browser tab: page, then company, so that tabs can be told apart.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#admin/providers/person/session.tsx';
import { keepOpened } from '#admin/providers/records/opened.ts';

/** `kind`: the page shows a record of this entity and is listed among the recently opened ones. */
export const usePageTitle = (title: string | undefined, kind?: string): void => {
  const { settings, user } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · ${settings.company_name}` : settings.company_name;
  }, [title, settings.company_name]);
  useEffect(() => {
    if (kind && title) keepOpened(user.id, { kind, title, path: pathname });
  }, [kind, title, pathname, user.id]);
};
