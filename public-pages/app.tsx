// Which public page answers which address; every other address is the missing page.
import { useState } from 'react';
import { LoginPage } from './login/login-page.tsx';
import { MissingPage } from './missing/missing-page.tsx';
import { ResetPage } from './reset/reset-page.tsx';
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

/** The token of a link that sets a password; null where one is asked for, undefined on any other page. */
const resetToken = (): string | null | undefined => {
  const [, token] = /^\/resetPass(?:\/([\w-]+))?\/?$/.exec(location.pathname) ?? [];
  return /^\/resetPass(\/|$)/.test(location.pathname) ? (token ?? null) : undefined;
};

type Page = { name: 'login' } | { name: 'reset'; token: string | null } | { name: 'missing'; asked: string | null };
const pageHere = (): Page => {
  if (/^\/login\/?$/.test(location.pathname)) return { name: 'login' };
  const token = resetToken();
  return token === undefined ? { name: 'missing', asked: askedPath() } : { name: 'reset', token };
};

export const App = () => {
  const [page] = useState(pageHere);
  if (page.name === 'login') return <LoginPage />;
  return page.name === 'reset' ? <ResetPage token={page.token} /> : <MissingPage asked={page.asked} />;
};
