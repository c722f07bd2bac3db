// Which public page answers which address; every other address is the missing page.
import { useState } from 'react';
import { LoginPage } from './login/login-page.tsx';
import { MissingPage } from './missing/missing-page.tsx';
import { returnPath } from './return-path.ts';

const missingAddress = '/pages/error-404';

/** The address that was asked for, before it was exchanged for the missing page's own. */
const askedPath = (): string | null => {
  if (location.pathname !== missingAddress) {
    const asked = location.pathname;
    history.replaceState({ asked }, '', missingAddress);
    return asked;
  }
  const { asked } = (history.state ?? {}) as { asked?: unknown };
  return typeof asked === 'string' ? asked : returnPath(new URLSearchParams(location.search).get('from'), location.origin);
};

export const App = () => {
  const [page] = useState(() =>
    /^\/login\/?$/.test(location.pathname) ? { name: 'login' as const } : { name: 'missing' as const, asked: askedPath() },
  );
  return page.name === 'login' ? <LoginPage /> : <MissingPage asked={page.asked} />;
};
