// Writes an XML document from plain values, in their order; missing values are left out.
import XMLBuilder from 'fast-xml-builder';

type Leaf = string | null;
/** Keys are element names, `@name` for attributes, `#` for text beside attributes. A list repeats the element. */
export type Xml = { readonly [name: string]: Leaf | Xml | readonly Xml[] };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', format: true });

/** Characters that XML forbids, even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const isList = (value: Xml[string]): value is readonly Xml[] => Array.isArray(value);
const withoutEmpty = (value: Xml[string]): Xml[string] | undefined => {
  if (value === null) return undefined;
  if (typeof value === 'string') return value.replace(forbidden, '');
  if (isList(value)) return value.length > 0 ? value.map(present) : undefined;
  return present(value);
};
const present = (node: Xml): Xml =>
  Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => {
      const presentValue = withoutEmpty(value);
      return presentValue === undefined ? [] : [[name, presentValue]];
    }),
  );

/** `12345` → `123.45`: cents as XML writes money. */
export const amountText = (cents: number): string => {
  const whole = Math.abs(Math.round(cents));
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};
/** `2.250000` → `2.25`, at most six digits, as XML writes numbers. */
export const decimalText = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '');

export const xmlText = (document: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(present(document))}`;
