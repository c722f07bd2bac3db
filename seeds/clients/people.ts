// Names for contacts and streets: believable ones from Slovenia and its neighbours, with all their diacritics.

const words = (text: string): string[] => text.trim().split(/\s+/);

export const firstNames: readonly string[] = words(`
Aleš Alenka Aljaž Ana Andraž Andreja Anja Anže Barbara Bernarda Blaž Bojana Borut Boštjan Branka Brigita Cvetka Darja David
Dejan Drago Dušan Đorđe Emil Erika Franc Franja Gorazd Gregor Helena Ignac Igor Ivana Iztok Janez Janja Jelka Jernej Jože
Jožica Karmen Katja Klemen Klara Ksenija Lea Leon Lidija Ljubo Lucija Manca Marjan Marjeta Marta Mateja Matjaž Melita Metka
Miha Milan Miran Mirjana Mitja Mojca Monika Nataša Nejc Nevenka Nuša Olga Peter Polona Primož Rado Rok Romana Sabina Samo
Sandi Sašo Silva Simon Slavko Sonja Špela Srečko Stojan Suzana Tadej Tanja Tatjana Tilen Tjaša Urban Urša Uroš Valerija Vesna
Vid Vinko Vlasta Zdenka Zoran Žan Živa`);

export const lastNames: readonly string[] = words(`
Ahačič Arh Babič Bajt Belšak Benčina Bevc Blažič Bogataj Božič Bregar Brumec Cerar Čadež Čas Čebular Černe Čuk Debevec Dolenc
Dolinšek Drnovšek Erjavec Fajfar Ferjan Fink Furlan Gabršček Gaberšek Godec Gorjup Gornik Gregorčič Grošelj Horvat Hrastnik
Hudoklin Ivančič Jančar Janežič Javornik Jazbec Jelenc Jerman Jug Kastelic Kavčič Klemenčič Kmetec Kobal Kocjan Kolar Kolenc
Komac Koren Kos Košir Kotnik Krajnc Kramberger Kuhar Kuzmič Lah Lavrič Leskošek Likar Lipovšek Logar Lukežič Majcen Marinšek
Medved Mencinger Mežnar Mihelič Mlinar Močnik Mrak Nahtigal Oblak Ogrin Pahor Pečnik Petek Petrič Pirc Plevnik Podgoršek
Potočnik Prah Praprotnik Premrl Pšeničnik Rajh Ramšak Ravnikar Remškar Repnik Resnik Rožman Rupnik Ržen Sedej Sever Sitar
Skok Slapšak Smole Stare Sušnik Svetina Šinkovec Škof Škrlj Štefančič Štern Šuligoj Tavčar Tomažič Trček Turk Udovč Uršič
Valenčič Vidmar Vodopivec Volk Vovk Vrhovnik Završnik Zelenko Zidar Zorman Žagar Železnik Žibert Žižek Žnidar Žonta Žvokelj`);

export const croatianNames: readonly (readonly [name: string, lastName: string])[] = [
  ['Đurđica', 'Šarić'],
  ['Ćiro', 'Vuković'],
  ['Željka', 'Jurčević'],
  ['Krešimir', 'Hrvojić'],
  ['Anđela', 'Perković'],
  ['Domagoj', 'Živković'],
  ['Snježana', 'Đaković'],
  ['Tihomir', 'Ćurković'],
  ['Mladen', 'Štimac'],
  ['Nikolina', 'Bašić'],
];

export const austrianNames: readonly (readonly [name: string, lastName: string])[] = [
  ['Jürgen', 'Öhlinger'],
  ['Käthe', 'Müllner'],
  ['Günter', 'Schönegger'],
  ['Sabine', 'Gößler'],
  ['Wolfgang', 'Krämer'],
  ['Björn', 'Höfferer'],
  ['Elfriede', 'Jäger'],
  ['Matthias', 'Weiß'],
];

export const streets: readonly string[] = [
  'Cankarjeva ulica',
  'Prešernova ulica',
  'Slovenska cesta',
  'Trg svobode',
  'Kolodvorska ulica',
  'Gregorčičeva ulica',
  'Ulica heroja Staneta',
  'Levstikova ulica',
  'Župančičeva ulica',
  'Partizanska cesta',
  'Glavni trg',
  'Kidričeva ulica',
  'Šolska ulica',
  'Čopova cesta',
  'Vrtnarska ulica',
  'Obrtniška cesta',
  'Industrijska cesta',
  'Pod gozdom',
  'Ob potoku',
  'Gasilska cesta',
  'Zadružna ulica',
  'Mlinska pot',
  'Trubarjeva cesta',
  'Rožna dolina',
  'Tovarniška cesta',
  'Cesta 4. maja',
  'Ulica 1. maja',
  'Ljubljanska cesta',
  'Mariborska cesta',
  'Gosposka ulica',
  'Žižkova ulica',
  'Aškerčeva ulica',
  'Kettejeva ulica',
];

export const croatianStreets: readonly string[] = [
  'Ulica kralja Tomislava',
  'Ilica',
  'Vukovarska ulica',
  'Ulica Ljudevita Gaja',
  'Šetalište Vladimira Gortana',
  'Zagrebačka ulica',
];
export const austrianStreets: readonly string[] = [
  'Bahnhofstraße',
  'Völkermarkter Straße',
  'Hauptplatz',
  'Südbahngürtel',
  'Feldkirchner Straße',
  'Mühlweg',
];
