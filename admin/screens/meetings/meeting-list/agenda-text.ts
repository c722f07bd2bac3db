// An agenda as it is typed: an item in each line, its minutes behind a comma; nothing that was typed is left out.

/** What an item may take. */
const most = 600;
/** `Stanje del, 10`; a comma between two figures is none that parts them. */
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
