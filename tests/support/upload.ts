// Files as browsers and tools send them: a form with one part, and a few real files made of bytes.

export type Sent = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly type?: string; readonly field?: string };

/** The body and the header of a form with these files. */
export const formOf = async (...files: readonly Sent[]) => {
  const form = new FormData();
  for (const { name, bytes, type = 'application/octet-stream', field = 'file' } of files)
    form.append(field, new Blob([bytes], { type }), name);
  const response = new Response(form);
  return {
    raw: new Uint8Array(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
};

const text = (content: string) => new TextEncoder().encode(content);
const base64 = (content: string) => new Uint8Array(Buffer.from(content, 'base64'));

/** One pixel each, as their programs write them. */
export const png = base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
export const gif = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
export const jpeg = base64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
);
export const webp = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
export const pdf = text(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = text('<!doctype html><script>alert(1)</script>');
export const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, ...Array.from({ length: 200 }, () => 0)]);
export const note = text('Ključ je na recepciji.\n');
