// A large staff for the calendar of absences: so many people, with years of absences and of vacation days, and nothing left for a job to do.
import { countedDays, sumOfDays } from '#schema/absences/absence-days.ts';
import { loadCompany } from '#server/domain/company/load-company.ts';
import { opened } from './data.ts';

export type Staff = { readonly people: number; readonly years: number };

const dayMs = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** One absence in each month, none longer than `longest` days, so that those of one person never overlap. */
const monthsAYear = 12;
const longest = 12;
const vacation_days = 25;

/** Adds people to a company until there are so many, each with absences in the years until the end of this one. */
export const addStaff = (url: string, { people, years }: Staff): Promise<void> =>
  opened(url, async (database) => {
    const all = (of: string) => database.read.all(of);
    const idsOf = async (table: string) => (await all(`select id from "${table}" order by id`)).map(({ id }) => Number(id));
    const after = async (table: string) => ((await idsOf(table)).at(-1) ?? 0) + 1;
    const [[role_id], types, before] = [await idsOf('role'), await idsOf('user_type'), await idsOf('user')];
    const kinds = await all('select id, counted_in, takes_leave from absence_kind order by id');
    const calendar = {
      workDays: [1, 2, 3, 4, 5],
      holidays: new Set(
        (await all('select h.date from holiday h join settings s on s.country = h.country')).map(({ date }) => String(date)),
      ),
    };
    const firstUser = await after('user');
    const [firstAbsence, firstEntry] = [await after('absence'), await after('leave_entry')];
    const user = Array.from({ length: Math.max(0, people - before.length) }, (_one, at) => ({
      id: firstUser + at,
      name: 'Ana',
      last_name: `Novak ${at + 1}`,
      email: `ana.novak.${at + 1}@example.com`,
      role_id,
      user_type_id: types[at % types.length],
      vacation_days,
    }));
    const year = new Date().getUTCFullYear();
    const date_added = new Date().toISOString();
    const absence: Record<string, unknown>[] = [];
    const leave_entry: Record<string, unknown>[] = [];
    for (const [at, { id: user_id }] of user.entries())
      for (let of = year - years + 1; of <= year; of += 1) {
        const book = (fields: object) =>
          leave_entry.push({ id: firstEntry + leave_entry.length, user_id, year: of, date_added, ...fields });
        let left = vacation_days;
        book({ days: left, reason: 'accrued', day: `${of}-01-01`, basis: vacation_days, months: 12 });
        for (let month = 0; month < monthsAYear; month += 1) {
          const begins = Date.UTC(of, month, 1 + ((at * 7 + month * 3) % (28 - longest)));
          const length = 1 + ((at + month * 5) % longest);
          const kind = kinds[(at + month) % kinds.length];
          const stay = { from: dayAt(begins), to: dayAt(begins + (length - 1) * dayMs), half_from: false, half_to: false };
          const days = sumOfDays(countedDays(stay, kind?.counted_in === 'calendarDays' ? 'calendarDays' : 'workingDays', calendar));
          const id = firstAbsence + absence.length;
          absence.push({
            id,
            user_id,
            kind_id: kind?.id,
            ...stay,
            status: 1,
            days,
            decided_by: before[0],
            decided_at: date_added,
            occupied_from: new Date(begins).toISOString(),
            occupied_to: new Date(begins + length * dayMs).toISOString(),
            user_added: user_id,
            date_added,
          });
          if (!kind?.takes_leave) continue;
          left -= days;
          book({ days: -days, reason: 'used', day: stay.from, absence_id: id });
        }
        if (of < year) book({ days: -left, reason: 'lapsed', day: `${of + 1}-07-01` });
      }
    await loadCompany(database, { user, absence, leave_entry });
  });
