// 500 clients as a program of long ago gives them away: in Windows-1250, with quotes, blank rows, blanks, and mistakes of people.
import Papa from 'papaparse';

const trades = ['Avtohiša', 'Pekarna', 'Gostilna', 'Kmetija', 'Mizarstvo', 'Trgovina', 'Vrtec', 'Zobozdravstvo', 'Lekarna', 'Penzion'];
const names = ['Čuk', 'Šuštar', 'Žagar', 'Kovač', 'Hribar', 'Zupančič', 'Košir', 'Rožič', 'Žnidaršič', 'Mežnar'];
const towns = [
  '1000 Ljubljana',
  '2000 Maribor',
  '4000 Kranj',
  '3000 Celje',
  '5230 Bovec',
  '8000 Novo mesto',
  '6330 Piran',
  '9000 Murska Sobota',
];

/** A number that holds its own checksum; every eleventh begins none. */
const vatNumber = (at: number): string => {
  const seven = String(1_000_000 + at * 7);
  const check = 11 - ([...seven].reduce((sum, digit, place) => sum + Number(digit) * (8 - place), 0) % 11);
  return check === 11 ? '' : `${seven}${check % 10}`;
};

type Client = { name: string; vat: string; street: string; post: string; country: string; phone: string; mail: string; days: string };
const clientAt = (at: number): Client => ({
  name: `${trades[at % 10]} ${names[Math.floor(at / 10) % 10]} ${Math.floor(at / 100) + 1}`,
  vat: at % 4 === 0 ? '' : vatNumber(at),
  street: `  Ulica ${at % 30}/${(at % 7) + 1} `,
  post: towns[at % towns.length] ?? '',
  country: ['SLO', 'Slovenija', '', 'si'][at % 4] ?? '',
  phone: ['', '04/555-12-34', '+386 40 555 218', 'tel. 01 555 77 00'][at % 4] ?? '',
  mail: at % 3 === 0 ? '' : `stranka${at}@example.com`,
  days: ['8', '14 dni', '30', ''][at % 4] ?? '',
});

/** What somebody has mistyped, by the row; two of them tell a number that another one has. */
const mistakes: Readonly<Record<number, (client: Client, all: readonly Client[]) => Partial<Client>>> = {
  17: () => ({ vat: '12345678' }),
  58: () => ({ vat: 'SI 8765432X' }),
  101: () => ({ mail: 'info.pri.nas' }),
  163: () => ({ phone: 'po dogovoru' }),
  204: () => ({ phone: 'glej vizitko' }),
  259: () => ({ country: 'Atlantida' }),
  311: (_client, all) => ({ vat: all[21]?.vat ?? '' }),
  402: (_client, all) => ({ vat: all[33]?.vat ?? '' }),
  444: () => ({ days: 'takoj' }),
  470: () => ({ name: '  ' }),
};

const high: Readonly<Record<string, number>> = { č: 0xe8, š: 0x9a, ž: 0x9e, Č: 0xc8, Š: 0x8a, Ž: 0x8e };
const windows1250 = (text: string) => Buffer.from([...text].map((sign) => high[sign] ?? sign.charCodeAt(0)));
/** Some programs put all texts in quotes, some none. */
const cell = (text: string, at: number) => (at % 5 === 0 || /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The file, how many of its rows are refused, and what a person makes of those when they come back: two are left out, the others mended. */
export const messyClients = (): { readonly file: Buffer; readonly refused: number; mended(back: Buffer): Buffer } => {
  const right = Array.from({ length: 500 }, (_one, at) => clientAt(at));
  const clients = right.map((client, at) => ({ ...client, ...mistakes[at]?.(client, right) }));
  const rows = clients.map(({ name, vat, street, post, country, phone, mail, days }, at) => {
    const note = at % 9 === 0 ? 'zvoni dvakrat; "pri Lojzetu",\nza hišo' : '';
    return [name, vat, street, post, country, phone, mail, days, note].map((text) => cell(text, at)).join(';') + (at % 6 === 0 ? ';;' : '');
  });
  for (const blank of [490, 333, 120, 60, 2]) rows.splice(blank, 0, blank % 2 ? ';;;;;;;;' : '');
  const head = 'Naziv stranke;ID za DDV;Ulica;Posta;Drzava;Tel./GSM;e-mail;Placilo;Opomba';
  return {
    file: windows1250([head, ...rows, '', ''].join('\r\n')),
    refused: Object.keys(mistakes).length,
    mended: (back) => {
      const [names = [], ...lines] = Papa.parse<string[]>(back.toString('utf8').replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;
      const at = (name: string) => names.indexOf(name);
      const put: Readonly<Record<string, string>> = {
        'Davčna številka': '',
        'E-pošta': '',
        Telefon: '',
        Država: 'Slovenija',
        'Rok plačila': '8',
      };
      const correctedLines = lines.filter((line) => !/že v vrstici/.test(line[at('Razlog')] ?? ''));
      for (const line of correctedLines) {
        if (!line[at('Naziv')]?.trim()) line[at('Naziv')] = 'Brez imena do zdaj';
        for (const [name, text] of Object.entries(put)) if (at(name) >= 0) line[at(name)] = text;
      }
      return Buffer.from(`\ufeff${Papa.unparse([names, ...correctedLines], { delimiter: ',' })}`);
    },
  };
};
