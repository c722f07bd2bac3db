// The address of a call: its path and query below the API's address.

/** Query parameters by name. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** `/search?q=pump`; undefined parameters are left out. */
export const addressOf = (path: string, query: Query = {}): string => {
  const queryPairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return queryPairs.length > 0 ? `${path}?${new URLSearchParams(queryPairs)}` : path;
};
