// The towns of the demo company's clients, each with its post code and telephone area.

export type Town = { readonly town: string; readonly zip: string; readonly country: 'SI' | 'HR' | 'AT'; readonly area: string };

const slovenian = `
1000 Ljubljana|1210 Ljubljana-Šentvid|1231 Ljubljana-Črnuče|1260 Ljubljana-Polje|1215 Medvode|1230 Domžale|1234 Mengeš|1236 Trzin|1241 Kamnik
1270 Litija|1290 Grosuplje|1291 Škofljica|1295 Ivančna Gorica|1310 Ribnica|1330 Kočevje|1351 Brezovica pri Ljubljani|1360 Vrhnika|1370 Logatec|1380 Cerknica
1410 Zagorje ob Savi|1420 Trbovlje|1430 Hrastnik|2000 Maribor|2212 Šentilj v Slovenskih goricah|2230 Lenart v Slovenskih goricah|2250 Ptuj|2270 Ormož
2310 Slovenska Bistrica|2342 Ruše|2360 Radlje ob Dravi|2370 Dravograd|2380 Slovenj Gradec|2390 Ravne na Koroškem|2391 Prevalje|2392 Mežica|2393 Črna na Koroškem
3000 Celje|3210 Slovenske Konjice|3212 Vojnik|3230 Šentjur|3250 Rogaška Slatina|3270 Laško|3310 Žalec|3320 Velenje|3325 Šoštanj|3330 Mozirje
4000 Kranj|4220 Škofja Loka|4226 Žiri|4228 Železniki|4240 Radovljica|4260 Bled|4264 Bohinjska Bistrica|4270 Jesenice|4280 Kranjska Gora|4290 Tržič
5000 Nova Gorica|5220 Tolmin|5222 Kobarid|5230 Bovec|5270 Ajdovščina|5271 Vipava|5280 Idrija|5282 Cerkno|5290 Šempeter pri Gorici
6000 Koper|6210 Sežana|6215 Divača|6230 Postojna|6250 Ilirska Bistrica|6257 Pivka|6310 Izola|6320 Portorož|6330 Piran
8000 Novo mesto|8210 Trebnje|8250 Brežice|8270 Krško|8290 Sevnica|8310 Šentjernej|8330 Metlika|8340 Črnomelj
9000 Murska Sobota|9220 Lendava|9226 Moravske Toplice|9231 Beltinci|9240 Ljutomer|9250 Gornja Radgona|9252 Radenci`;

const abroad = `
HR 10000 Zagreb +385 1|HR 42000 Varaždin +385 42|HR 40000 Čakovec +385 40|HR 51000 Rijeka +385 51|HR 52470 Umag +385 52|HR 52460 Buje +385 52
AT 9020 Klagenfurt am Wörthersee +43 463|AT 9500 Villach +43 4242|AT 8010 Graz +43 316|AT 8430 Leibnitz +43 3452|AT 9150 Bleiburg +43 4235`;

const entries = (text: string) => text.split(/[|\n]/).filter((entry) => entry !== '');

const slovenianArea = (zip: string) => {
  if (zip.startsWith('14')) return '03';
  return { 1: '01', 2: '02', 3: '03', 4: '04', 5: '05', 6: '05', 8: '07', 9: '02' }[Number(zip[0])] ?? '01';
};

const towns = new Map<string, Town>();
for (const entry of entries(slovenian)) {
  const [zip = '', ...words] = entry.split(' ');
  const town = words.join(' ');
  towns.set(town, { town, zip, country: 'SI', area: slovenianArea(zip) });
}
for (const entry of entries(abroad)) {
  const [, country, zip = '', town = '', area = ''] = /^(HR|AT) (\d+) (.+) (\+\d+ \d+)$/.exec(entry) ?? [];
  towns.set(town, { town, zip, country: country === 'HR' ? 'HR' : 'AT', area });
}

export const townCalled = (name: string): Town => {
  const found = towns.get(name);
  if (!found) throw new Error(`No post is known for ${name}`);
  return found;
};

export const slovenianTowns: readonly Town[] = [...towns.values()].filter((town) => town.country === 'SI');
