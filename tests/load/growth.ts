// The rows that show how little more data cost, on one database: pages of lists, their exact number, and searches; the product's own reads, without a server.
import { type Companies, holds } from './data.ts';
import { pageRows } from './pages.ts';
import type { Wish } from './requests.ts';
import { searchRow, typed } from './searches.ts';
import { growthLine, type Line, limitLine, whole } from './table.ts';

const pages = 'page';
const number = 'exact number';
const everything = 'search of everything';
const clients = 'search of the clients';
/** A company of many clients. */
export const ofClients = (quick: boolean) => (quick ? { tasks: 500 } : { tasks: 10_000, clients: 10_000 });

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
  return lines;
};
