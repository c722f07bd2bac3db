// Parses a typed agenda: one item per line, its minutes after a comma; no typed text is lost.

/** The maximum minutes of an item. */
const most = 600;
/** `Stanje del, 10`; a comma between two digits is a decimal comma. */
const timed = /^(.+?)(?:[,;]\s+|(?<!\d)[,;])(\d{1,3})\s*(?:min)?$/;

export const itemsIn = (text: string): { title: string; minutes?: number }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, title = line, minutesText] = timed.exec(line) ?? [];
      const minutes = Number(minutesText);
      return minutes >= 1 && minutes <= most ? { title, minutes } : { title: line };
    });
