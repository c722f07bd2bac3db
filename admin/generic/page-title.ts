// The title of the browser's tab: the page, then the company, so that tabs can be told apart.
import { useEffect } from 'react';
import { useSession } from '#admin/providers/session.tsx';

export const usePageTitle = (title: string | undefined): void => {
  const { settings } = useSession();
  useEffect(() => {
    document.title = title ? `${title} · ${settings.company_name}` : settings.company_name;
  }, [title, settings.company_name]);
};
