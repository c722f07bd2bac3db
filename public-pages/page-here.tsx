// Maps addresses to public pages; any other address shows the missing page.
import type { ReactElement } from 'react';
import { isLanguage, type Language } from '#schema/core/words.ts';
import { linkAt } from '#schema/links/public-purposes.ts';
import { returnPath } from './return-path.ts';

const missingAddress = '/pages/error-404';

/** The requested address, which the missing page replaces by its own. */
const missingPath = (): string | null => {
  if (location.pathname !== missingAddress) {
    const path = location.pathname;
    history.replaceState({ asked: path }, '', missingAddress);
    return path;
  }
  const { asked: pageRequested } = (history.state ?? {}) as { asked?: unknown };
  return typeof pageRequested === 'string' ? pageRequested : returnPath(new URLSearchParams(location.search).get('from'), location.origin);
};

/** The token of a link that sets a password; null on the page that requests one, undefined on any other page. */
const resetToken = (): string | null | undefined => {
  const [, token] = /^\/resetPass(?:\/([\w-]+))?\/?$/.exec(location.pathname) ?? [];
  return /^\/resetPass(\/|$)/.test(location.pathname) ? (token ?? null) : undefined;
};

/** The wall terminal of the address; undefined on any other page. */
const terminalAt = (): { language: Language; access_key: string } | undefined => {
  const [, language, access_key] = /^\/registration_terminal_page\/([a-z]{2})\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  return isLanguage(language) && access_key ? { language, access_key } : undefined;
};

/** The page of this address, in its own chunk; vite.config.ts lists which chunks are preloaded. */
export const loadPage = async (): Promise<ReactElement> => {
  if (/^\/login\/?$/.test(location.pathname)) {
    const { LoginPage } = await import('./login/login-page.tsx');
    const query = new URLSearchParams(location.search);
    return <LoginPage from={returnPath(query.get('from'), location.origin)} expired={query.get('expired') === '1'} />;
  }
  const link = linkAt(location.pathname);
  if (link) {
    const { AnswerPage } = await import('./answer/answer-page.tsx');
    return <AnswerPage {...link} />;
  }
  const terminal = terminalAt();
  if (terminal) {
    const { TerminalPage } = await import('./terminal/terminal-page.tsx');
    return <TerminalPage {...terminal} />;
  }
  const token = resetToken();
  if (token !== undefined) {
    const { ResetPage } = await import('./reset/reset-page.tsx');
    return <ResetPage token={token} />;
  }
  const { MissingPage } = await import('./missing/missing-page.tsx');
  return <MissingPage path={missingPath()} />;
};
