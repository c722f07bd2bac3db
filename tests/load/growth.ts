// The rows that show how little more data cost, on one database: pages of lists, their exact number, and searches; the product's own reads, without a server; and what a month of the calendar of absences costs one.
import { emailOf } from '../support/stories/cast.ts';
import { monthsOpened } from './calendar-month.ts';
import { type Companies, holds } from './data.ts';
import { pageRows } from './pages.ts';
import { addStaff } from './people-away.ts';
import { signIn, startProduct, type Wish } from './requests.ts';
import { searchRow, typed } from './searches.ts';
import { growthLine, type Line, limitLine, whole } from './table.ts';

const pages = 'page';
const number = 'exact number';
const everything = 'search of everything';
const clients = 'search of the clients';
const calendar = 'month of the calendar of absences';
/** A company of many clients. */
export const ofClients = (quick: boolean) => (quick ? { tasks: 500 } : { tasks: 10_000, clients: 10_000 });

const calendarLines = async (companies: Companies, quick: boolean): Promise<Line[]> => {
  const staff = quick ? { people: 60, years: 2 } : { people: 500, years: 10 };
  const copy = await companies.copy(ofClients(quick));
  try {
    await addStaff(copy.url, staff);
    const server = await startProduct(copy);
    try {
      const { median, p95, absences } = await monthsOpened(
        { port: server.port, cookie: await signIn(server, emailOf('admin')) },
        quick ? 12 : 60,
      );
      const name = `${calendar}, ${whole(staff.people)} people and ${staff.years} years`;
      return [
        limitLine(`${name}, the median`, median, 100, 'ms', 1, ` (${whole(absences)} absences)`),
        limitLine(`${name}, the 95th of 100`, p95, 100, 'ms', 1),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await copy.remove();
  }
};

export const growthLines = async (companies: Companies, { quick, isChosen, say }: Wish): Promise<Line[]> => {
  const [few, many] = quick ? [500, 500] : [1000, 100_000];
  const lines: Line[] = [];
  if (isChosen(pages) || isChosen(number)) {
    say(`${pages}s of ${whole(few)} and of ${whole(many)} tasks …`);
    const rows = await pageRows(await companies.companyAt({ tasks: few }), await companies.companyAt({ tasks: many }), quick ? 20 : 500);
    for (const row of rows) {
      const grown = growthLine(`${pages} ${row.list}, ${whole(many)} tasks to ${whole(few)}`, row.many, row.few, row.limit);
      const counted = limitLine(`${number} ${row.list}, ${whole(many)} tasks`, row.count, 15, 'ms', 2);
      lines.push({ ...grown, group: `${pages} of a list, ${whole(many)} tasks to ${whole(few)}, the worst of ${rows.length}` });
      lines.push({ ...counted, group: `${number} of a list, ${whole(many)} tasks, the slowest of ${rows.length}` });
    }
  }
  if (isChosen(everything) || isChosen(clients)) {
    say(`${everything} …`);
    const inMany = await companies.companyAt(ofClients(quick));
    const row = await searchRow(await companies.companyAt({ tasks: many }), inMany, quick ? 3 : 9);
    lines.push(limitLine(`${everything}, ${whole(many)} tasks, the slowest of ${typed.length}`, row.everything, 100, 'ms', 1));
    const { client } = await holds(inMany);
    lines.push(limitLine(`${clients}, ${whole(client)} of them, the slowest of ${typed.length}`, row.clients, 300, 'ms', 1));
  }
  if (isChosen(calendar)) {
    say(`${calendar} …`);
    lines.push(...(await calendarLines(companies, quick)));
  }
  return lines;
};
