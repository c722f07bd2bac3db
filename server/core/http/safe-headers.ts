// Security headers of every response: no content sniffing, no caching, and HSTS where the call came by TLS.

export const overTls = 'max-age=31536000; includeSubDomains';

/** A plain record all the way to the socket: a `Headers` object is slow, and there are many small responses. */
export const always = (secure: boolean): Record<string, string> =>
  secure
    ? { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'strict-transport-security': overTls }
    : { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
