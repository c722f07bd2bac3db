// The links of a long text: to records, files and pictures of the product. A link names its record by kind and id, so that it survives renaming and moving.

/** The kinds of records that a text can mention with @ and #. */
export const linkedKinds = ['user', 'task', 'client', 'project', 'offer', 'meeting', 'wiki_page', 'file'] as const;
export type LinkedKind = (typeof linkedKinds)[number];
export type RecordLink = { readonly kind: LinkedKind; readonly id: number };

const mark = new RegExp(`^(${linkedKinds.join('|')}):([1-9]\\d{0,9})$`);

/** `task:12` as kind and id; null for anything else. */
export const readLink = (text: string): RecordLink | null => {
  const [, kind, id] = mark.exec(text) ?? [];
  const known = linkedKinds.find((one) => one === kind);
  return known && Number(id) <= 2_147_483_647 ? { kind: known, id: Number(id) } : null;
};

/** All records that a cleaned text links to, each once. */
export const linksIn = (html: string | null): RecordLink[] => {
  const found = new Set([...(html ?? '').matchAll(/ data-record="([a-z_]+:\d+)"/g)].map(([, text = '']) => text));
  return [...found].flatMap((text) => readLink(text) ?? []);
};

/** The address of a picture inside a text. */
export const pictureSource = /^\/api\/v1\/file\/([1-9]\d{0,9})\/view$/;

/** The file ids of the pictures in a cleaned text, each once. */
export const picturesIn = (html: string): number[] => {
  const sources = [...html.matchAll(/ src="([^"]*)"/g)].map(([, source = '']) => pictureSource.exec(source)?.[1]);
  return [...new Set(sources.flatMap((id) => (id ? [Number(id)] : [])))];
};
