// Where a user continues after signing in: only pages of this installation, never an address that somebody else put into the link.

/** The path of a local page with query and fragment, or null for anything that leaves this origin, calls the API or leads back to sign-in. */
export const returnPath = (from: string | null | undefined, origin: string): string | null => {
  if (!from?.startsWith('/')) return null;
  try {
    const url = new URL(from, origin);
    // Checked after parsing: `/\host`, `/<tab>/host` and `/.//host` all become `//host`.
    const path = decodeURIComponent(url.pathname).toLowerCase();
    const stays =
      url.origin === origin && !/^\/[/\\]/.test(path) && !/^\/(api|login)(\/|$)/.test(path) && !path.startsWith('/pages/error-404');
    return stays ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
};
