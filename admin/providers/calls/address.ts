// The address of a call below the address of the API: its path and, where it asks for something, its query.

/** The parts of a query as the document names them. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** `/search?q=pump`; what is undefined is not asked for. */
export const addressOf = (path: string, query: Query = {}): string => {
  const queryPairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return queryPairs.length > 0 ? `${path}?${new URLSearchParams(queryPairs)}` : path;
};
