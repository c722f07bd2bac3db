// How much slower this machine is at the moment than where the limits in milliseconds were set: other work on its cores makes everything slower alike.

const text = Array.from({ length: 40_000 }, (_one, at) => `<p>${at}@${at % 7}</p>`).join('');

/** Milliseconds of the main thread for a fixed piece of work like that of reading a text: patterns, pieces, objects. */
const work = (): number => {
  const before = process.threadCpuUsage();
  const pieces = text.replaceAll(/<(\/?)p>/g, '[$1p]').split('@');
  const read = JSON.parse(JSON.stringify(pieces.map((piece) => ({ piece, length: piece.length })))) as readonly {
    readonly length: number;
  }[];
  if (read.length !== pieces.length) throw new Error('The measure has lost a piece.');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Milliseconds of that work, the middle one of seven, where the limits were set and nothing else ran. */
const atRest = 40;

/** 1 or more: by so much a limit is longer now. */
export const slowness = (): number => {
  const times = Array.from({ length: 7 }, work).sort((one, other) => one - other);
  return Math.max(1, (times[3] ?? atRest) / atRest);
};
