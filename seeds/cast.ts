// The cast of the demo company: who works there, in which role, and what each of them may do.
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';
import { roles } from './people/roles.ts';
import type { Row } from './rows.ts';
import { type WorkTypeName, workTypeId } from './times/work-types.ts';

const technical: readonly WorkTypeName[] = [
  'Servis',
  'Montaža',
  'Pregled',
  'Zagon in meritve',
  'Priprava',
  'Nujni izhod',
  'Vožnja',
  'Izobraževanje',
];
const userTypeTable: readonly [name: string, work: readonly WorkTypeName[], hourlyCost: number, onCall: boolean, leastPresent?: number][] =
  [
    ['Vodstvo', ['Pisarna', 'Pregled', 'Vožnja', 'Izobraževanje'], 3400, false],
    ['Monter', technical, 2150, true, 3],
    ['Elektrikar', [...technical, 'Elektro dela'], 2300, true, 2],
    ['Hladilni tehnik', technical, 2400, true, 2],
    ['Pisarna', ['Pisarna', 'Izobraževanje'], 1900, false],
    ['Komercialist', ['Pisarna', 'Pregled', 'Vožnja', 'Izobraževanje'], 2250, false],
    ['Skladiščnik', ['Skladišče', 'Vožnja', 'Priprava', 'Izobraževanje'], 1700, false],
    ['Pripravnik', ['Priprava', 'Skladišče', 'Izobraževanje'], 1200, false],
  ];

export const userTypes: readonly Row<'user_type'>[] = userTypeTable.map(
  ([name, work, hourly_cost, on_call, least_present = null], index) => ({
    id: index + 1,
    name,
    work_type_ids: work.map(workTypeId),
    hourly_cost,
    on_call,
    least_present,
  }),
);
export const userTypeId = (name: string): number => idOf(userTypes, name);

/** Name, last name, mailbox (unless it is the name), phone, role, user type, hours a week, vacation days, notification hours, language. */
const people = `
Peter|Vidmar|admin|041 555 100|Skrbnik|Vodstvo|40|29|7-19|sl
Luka|Perko|luka|040 555 112|Dispečer|Vodstvo|40|27|6-20|sl
Marko|Zajc|marko|040 555 127|Serviser|Monter|40|26|6-18|sl
Petra|Žnidaršič|petra|031 555 134|Serviser|Hladilni tehnik|40|24|6-18|sl
Tina|Hočevar|tina|051 555 148|Vodja projektov|Vodstvo|40|25|7-17|sl
Eva|Šuštar|eva|040 555 151|Komerciala|Komercialist|40|23|7-17|sl
Maks|Golob|maks|041 555 163|Vodja ponudb|Komercialist|40|28|7-17|sl
Nina|Kranjc|nina|01 555 11 70|Pisarna|Pisarna|40|26|7-16|sl
Jure|Čeh|jure|070 555 179|Brez pravic|Pripravnik|20|20|7-17|sl
Andrej|Kovač||040 555 186|Serviser|Monter|40|28|6-18|sl
Maja|Zupan||041 555 667|Serviser|Elektrikar|40|26|6-20|sl
Tomaž|Hribar||031 555 204|Serviser|Monter|40|24|6-18|sl
Žiga|Ćosić||068 555 215|Serviser|Elektrikar|40|21|7-17|hr
Neža|Korošec||040 555 223|Serviser|Elektrikar|40|24|7-17|sl
Damjan|Ošlak||051 555 236|Vodja servisa|Elektrikar|40|29|6-20|sl
Željko|Đurić||070 555 241|Serviser|Monter|40|23|7-17|hr
Jaka|Bizjak||031 555 258|Serviser|Monter|40|22|7-17|sl
Irena|Mlakar||041 555 262|Vodja servisa|Hladilni tehnik|40|27|6-18|sl
Matej|Rožič||040 555 277|Serviser|Hladilni tehnik|40|24|7-17|sl
Štefan|Göncz||068 555 283|Serviser|Hladilni tehnik|40|28|7-17|sl
Aljoša|Kralj||031 555 299|Serviser|Monter|40|20|7-17|sl
Günther|Kofler||+43 660 555 0301|Serviser|Elektrikar|40|25|7-17|de
Barbara|Žagar||01 555 11 71|Pisarna|Pisarna|30|25|7-15|sl
Bojan|Štrukelj||040 555 316|Serviser|Skladiščnik|40|27|7-17|sl
Stanislav|Vidic||041 555 329|Serviser|Monter|40|30|7-17|sl|left
`;

/** A text without diacritics and capitals, for mail addresses. */
export const plain = (text: string) =>
  text.toLowerCase().replaceAll('đ', 'd').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** The id of the row with this name. */
export const idOf = (rows: readonly { readonly id: number; readonly name: string }[], name: string): number => {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`The demo company has no ${name}.`);
  return found.id;
};

const languageOf = (text: string): Language => (isLanguage(text) ? text : defaultLanguage);

export const users: readonly Row<'user'>[] = people
  .trim()
  .split('\n')
  .map((line, index) => {
    const [
      name = '',
      last_name = '',
      mailbox = '',
      phone = '',
      role = '',
      type = '',
      week = '',
      vacation = '',
      hours = '',
      language = '',
      left,
    ] = line.split('|');
    const [from, to] = hours.split('-').map(Number);
    return {
      id: index + 1,
      name,
      last_name,
      email: `${mailbox || `${plain(name)}.${plain(last_name)}`}@example.com`,
      phone,
      role_id: idOf(roles, role),
      user_type_id: idOf(userTypes, type),
      contract_hours: Number(week),
      vacation_days: Number(vacation),
      notification_start_hour: from ?? 7,
      notification_end_hour: to ?? 17,
      language: languageOf(language),
      active: left === undefined,
    };
  });

/** The id of a user by the local part of their address, for example `marko` or `maja.zupan`. */
export const userId = (mailbox: string): number => {
  const found = users.find((user) => user.email === `${mailbox}@example.com`);
  if (!found) throw new Error(`Nobody is called ${mailbox} in the demo company`);
  return found.id;
};

/** Name and last name of a user. */
export const nameOf = (id: number): string => {
  const user = users.find((one) => one.id === id);
  return user ? `${user.name} ${user.last_name}` : '';
};
