// What stands on the pages of a PDF, and where.
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A piece of text with its place in points, from the left and the bottom of its page. */
export type Piece = { readonly text: string; readonly left: number; readonly right: number; readonly bottom: number };
export type Sheet = { readonly width: number; readonly height: number; readonly pieces: readonly Piece[] };

export const sheetsOf = async (bytes: Uint8Array): Promise<Sheet[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      return [{ text: item.str, left, right: left + item.width, bottom }];
    });
    sheets.push({ width, height, pieces });
  }
  return sheets;
};

/** How many pictures are set on its pages. */
export const pictureCount = async (bytes: Uint8Array): Promise<number> => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    count += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return count;
};

/** What stands outside of the margins of its page, which are as wide as this at both sides. */
export const outside = (sheets: readonly Sheet[], margin: number): Piece[] =>
  sheets.flatMap(({ width, pieces }) =>
    pieces.filter(({ left, right, bottom }) => left < margin - 0.5 || right > width - margin + 0.5 || bottom <= 20),
  );

/** All words in their order, without the places where a long word may break. */
export const textOf = (sheets: readonly Sheet[]): string =>
  sheets
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ');
