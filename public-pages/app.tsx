// Which public page answers which address; every other address is the missing page.
import { lazy, Suspense, useState } from 'react';
import { isLanguage, type Language } from '#schema/core/words.ts';
import { askedAt } from '#schema/public-purposes.ts';
import { returnPath } from './return-path.ts';

// Each page is fetched alone; vite.config.ts says which ones even before this script asks for them.
const LoginPage = lazy(async () => ({ default: (await import('./login/login-page.tsx')).LoginPage }));
const ResetPage = lazy(async () => ({ default: (await import('./reset/reset-page.tsx')).ResetPage }));
const AnswerPage = lazy(async () => ({ default: (await import('./answer/answer-page.tsx')).AnswerPage }));
const TerminalPage = lazy(async () => ({ default: (await import('./terminal/terminal-page.tsx')).TerminalPage }));
const MissingPage = lazy(async () => ({ default: (await import('./missing/missing-page.tsx')).MissingPage }));

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

/** The wall terminal of an address; undefined on any other page. */
const terminalAt = (): { language: Language; access_key: string } | undefined => {
  const [, language, access_key] = /^\/registration_terminal_page\/([a-z]{2})\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  return isLanguage(language) && access_key ? { language, access_key } : undefined;
};

type Page =
  | { name: 'login' }
  | { name: 'reset'; token: string | null }
  | { name: 'answer'; asked: NonNullable<ReturnType<typeof askedAt>> }
  | { name: 'terminal'; terminal: NonNullable<ReturnType<typeof terminalAt>> }
  | { name: 'missing'; asked: string | null };
const pageHere = (): Page => {
  if (/^\/login\/?$/.test(location.pathname)) return { name: 'login' };
  const link = askedAt(location.pathname);
  if (link) return { name: 'answer', asked: link };
  const terminal = terminalAt();
  if (terminal) return { name: 'terminal', terminal };
  const token = resetToken();
  return token === undefined ? { name: 'missing', asked: askedPath() } : { name: 'reset', token };
};

const pageOf = (page: Page) => {
  switch (page.name) {
    case 'login':
      return <LoginPage />;
    case 'reset':
      return <ResetPage token={page.token} />;
    case 'answer':
      return <AnswerPage {...page.asked} />;
    case 'terminal':
      return <TerminalPage {...page.terminal} />;
    case 'missing':
      return <MissingPage asked={page.asked} />;
  }
};

export const App = () => {
  const [page] = useState(pageHere);
  return <Suspense>{pageOf(page)}</Suspense>;
};
