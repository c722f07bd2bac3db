// Which line start of a changed text is which, where their words leave it open.
import { type Range, signOf, type Token } from './text-tokens.ts';

/** A passage that was put in or taken out begins with the start of a line, where it may as well. */
export const slide = (own: readonly Token[], counterpart: Int32Array, shift: (by: number, end: number) => void) => {
  for (let at = 0; at < own.length; at += 1) {
    if ((counterpart[at] ?? 0) >= 0) continue;
    let end = at;
    while (end < own.length && (counterpart[end] ?? 0) < 0) end += 1;
    if (own[at]?.is !== 'line')
      for (let by = 1; at - by >= 0 && by < end - at + 1; by += 1) {
        const [left, right] = [own[at - by], own[end - by]];
        if (!left || !right || (counterpart[at - by] ?? -1) < 0 || signOf(left) !== signOf(right)) break;
        if (left.is !== 'line') continue;
        for (let step = 1; step <= by; step += 1) shift(at - step, end - step);
        break;
      }
    at = end - 1;
  }
};

/** The start of a line belongs to the line whose words stayed. */
export const follow = (
  own: readonly Range[],
  inOther: Int32Array,
  otherLines: readonly Range[],
  other: Int32Array,
  swap: (line: number, from: number, to: number) => void,
) => {
  const lineOf = new Int32Array(other.length).fill(-1);
  for (const [index, { from, to }] of otherLines.entries()) lineOf.fill(index, from, to);
  for (const { from, to } of own) {
    const stands = lineOf[inOther[from] ?? -1];
    const words = inOther.subarray(from + 1, to).find((at) => at >= 0);
    const target = words === undefined ? -1 : (lineOf[words] ?? -1);
    const [left, right] = [otherLines[stands ?? -1], otherLines[target]];
    if (!left || !right || left === right || (other[right.from] ?? -1) >= 0) continue;
    if (other.subarray(left.from + 1, left.to).every((at) => at < 0)) swap(from, left.from, right.from);
  }
};
