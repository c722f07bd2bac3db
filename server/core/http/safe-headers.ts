// The headers that every answer carries, whatever it is: it is taken for what it says it is, kept by nobody, and asked for by TLS where it came by TLS.

export const overTls = 'max-age=31536000; includeSubDomains';

/** Plain names and values all the way to the socket: a `Headers` is dear, and there are many small answers. */
export const always = (secure: boolean): Record<string, string> =>
  secure
    ? { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'strict-transport-security': overTls }
    : { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
