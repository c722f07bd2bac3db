// The 120 clients of the demo company: kind, name, street, town, tags, contacts, places.

export const clientKinds = [
  'hotel',
  'restaurant',
  'school',
  'kindergarten',
  'culture',
  'municipality',
  'health',
  'pharmacy',
  'bakery',
  'shop',
  'office',
  'block',
  'industry',
  'home',
] as const;
export type ClientKind = (typeof clientKinds)[number];

/** P: has a contract, J: public body, Z: pays late, A: archived; a place may have its own address (`title = address`) or town (`title @ town`). */
const table = `
hotel|Hotel Pod Rožnikom d. o. o.|Večna pot 18|Ljubljana|P|Branka Oblak, Janez Šimenc, Đurđa Mlinar|Kotlovnica; Wellness; Restavracija
hotel|Hotel Šport Črna|Center 52|Črna na Koroškem||Đuro Žižek|Športna dvorana
culture|Knjižnica Franceta Bevka|Trg Edvarda Kardelja 4|Nova Gorica|J|Mojca Šuligoj|Podružnica Solkan; Čitalnica
municipality|Komunala Zagorje|Cesta zmage 57|Zagorje ob Savi|PJ|Rok Jančar, Silva Drnovšek|Črpališče Kotredež; Čistilna naprava; Toplotna postaja Cesta 9. avgusta; Pokopališče; Zbirni center
pharmacy|Lekarna Pri Mostu|Dravska ulica 6|Ptuj||Tanja Kmetec|
school|OŠ Dravograd|Robindvor 100|Dravograd|J|Vesna Prah|Telovadnica; Podružnica Trbonje
bakery|Pekarna Žito Zrno|Mariborska cesta 83|Celje|P|Aljaž Gorjup|Prodajalna Center; Prodajalna Hudinja; Prodajalna Žalec @ Žalec; Proizvodnja
office|Pravna pisarna Bizjak & Kos|Miklošičeva cesta 30|Ljubljana||Ana Kos|
block|SGP Dom Vižmarje d. d.|Tacenska cesta 21|Ljubljana-Šentvid|Z|Sašo Ržen|Blok A; Blok B; Blok C; Garaža
school|Šolski center Savinja|Trg mladosti 3|Velenje|J|Jernej Čas|Gimnazija; Strojna šola; Telovadnica
industry|Tiskarna Öhler|Tržaška cesta 53|Maribor||Jürgen Öhler|Tiskarska hala
home|Vila Đurić|Obala 116|Portorož||Ćiro Đurić|
kindergarten|Vrtec Jelka|Glavarjeva ulica 18|Ljubljana|J|Alenka Žagar|Enota Mojca; Enota Palčki
shop|Avtohiša Čuk d. o. o.|Gorenjesavska cesta 12|Kranj|P|Igor Čuk|Servisna delavnica
home|Družina Završnik|Cesta ob Sori 27|Medvode||Petra Završnik|
hotel|Hotel Jezerski biser|Cesta svobode 31|Bled|P|Nuša Ferjan|Depandansa; Kotlovnica; Kuhinja
hotel|Penzion Pri Čebelarju|Savska cesta 9|Bohinjska Bistrica||Blaž Sušnik|
hotel|Terme Zdravilni gaj d. d.|Zdraviliški trg 14|Rogaška Slatina|P|Romana Kramberger|Bazenski kompleks; Hotel Sava; Kotlovnica; Pralnica
hotel|Hotel Kamniška dolina|Žale 11|Kamnik||Rado Jelenc|Kuhinja
hotel|Apartmaji Soline|Obala 53|Portorož|Z|Sandi Valenčič|Hiša Sol; Hiša Lagune
hotel|Planinski dom Črni vrh|Črni vrh 3|Cerkno||Franc Kobal|
hotel|Hostel Stara tovarna|Metelkova ulica 8|Ljubljana||Živa Pirc|
hotel|Turistična kmetija Hudournik|Podolševa 12|Mozirje||Ignac Ramšak|Hlev; Savna
restaurant|Gostilna Žabar|Viška cesta 44|Ljubljana||Dušan Žibert|
restaurant|Gostišče Pri Šuštarju|Cesta na Klanec 2|Idrija||Marjeta Likar|Vinska klet
restaurant|Pizzerija Čriček|Trg 4. julija 20|Dravograd|Z|Dejan Kotnik|
restaurant|Okrepčevalnica Žlica in vilica|Poljanska cesta 15|Ljubljana||Lea Tavčar|Prostori Bežigrad
restaurant|Vinoteka Brda|Grajska cesta 10|Nova Gorica||Mitja Kobal|
restaurant|Slaščičarna Šmarnica|Glavni trg 22|Slovenj Gradec||Olga Praprotnik|
restaurant|Čajnica Mala skodelica|Židovska steza 4|Ljubljana|||
school|OŠ Janka Kersnika|Kersnikova ulica 15|Domžale|J|Darja Cerar|Telovadnica; Podružnica Ihan
school|OŠ Šmarje pri Škofljici|Šmarska cesta 7|Škofljica|J|Bernarda Ogrin|Kuhinja
school|Gimnazija Kočevje|Ljubljanska cesta 12|Kočevje|J|Gorazd Lah|
school|Srednja elektro šola Krško|Dalmatinova ulica 6|Krško|J|Stojan Arh|Delavnice
school|Dijaški dom Kolezija|Kolezijska ulica 19|Ljubljana|PJ|Manca Bregar|Dom A; Dom B; Kuhinja
school|Glasbena šola Ormož|Grajski trg 3|Ormož|J|Vlasta Petek|
school|Podružnična šola Žiri|Loška cesta 38|Žiri|J|Nevenka Mlinar|
school|Zavod za izobraževanje odraslih in poklicno usposabljanje Dolenjske|Rozmanova ulica 28|Novo mesto|J|Melita Hudoklin|Enota Trebnje @ Trebnje
kindergarten|Vrtec Čebelica|Partizanska ulica 14|Slovenska Bistrica|J|Brigita Jug|Enota Sonček
kindergarten|Vrtec Pod kostanji|Ulica talcev 5|Logatec|J|Urša Debevec|
kindergarten|Vrtec Mavrica|Cesta v Rogoznico 9|Lenart v Slovenskih goricah|J|Sonja Kramberger|
culture|Kulturni dom Trbovlje|Trg svobode 11|Trbovlje|J|Zoran Dolinšek|Velika dvorana
culture|Muzej rudarstva in premogovništva|Arkova ulica 43|Idrija|J|Ivana Rupnik|
culture|Gledališče ob Krki|Novi trg 9|Novo mesto|J|Simon Udovč|Oder in zaodrje
culture|Mestna galerija Piran|Tartinijev trg 3|Piran|J|Nataša Žonta|
culture|Župnija sv. Jurija|Cerkvena ulica 1|Šentjur||Jože Plevnik|Župnišče; Cerkev
municipality|Občina Šentjernej|Trubarjeva cesta 5|Šentjernej|J|Alenka Turk|Občinska stavba; Gasilski dom
municipality|Občina Prevalje|Trg 2|Prevalje|J|Matjaž Pečnik|Družbeni dom; Športni park
municipality|Občina Ajdovščina|Cesta 5. maja 6|Ajdovščina|J|Tadej Premrl|Vrtnica; Mladinski center; Poslovna cona
municipality|Mestna občina Murska Sobota|Kardoševa ulica 2|Murska Sobota|J|Štefan Kuzmič, Silva Horvat|Mestna hiša; Letno kopališče; Tržnica
municipality|Občina Bovec|Trg golobarskih žrtev 8|Bovec|J|Valerija Mlekuž|
municipality|Javno podjetje Toplota Črnomelj|Kolodvorska cesta 28|Črnomelj|PJ|Anton Škof|Kotlovnica Čardak; Kotlovnica Loka
municipality|Komunala Tolmin|Poljubinj 89|Tolmin|J|Iztok Gabršček|Čistilna naprava
health|Zdravstveni dom Žalec|Prešernova ulica 6|Žalec|PJ|Karmen Uršič|Ambulante; Laboratorij; Reševalna postaja
health|Zdravstveni dom Izola|Industrijska cesta 8|Izola|J|Sabina Babič|Zobna ambulanta
health|Dom starejših Lipa|Lipova ulica 4|Lendava|PJ|Erika Bencze|Negovalni oddelek; Kuhinja; Pralnica
health|Dom upokojencev Podbrdo|Podbrdo 33|Tolmin|J|Zdenka Komac|
health|Splošna bolnišnica Ob Dravi|Potrčeva cesta 23|Ptuj|PJ|Vinko Belšak, Monika Čuš|Operacijski blok; Centralna sterilizacija; Kotlovnica; Uprava; Urgenca
health|Ortodont Jakše d. o. o.|Tovarniška cesta 2|Domžale||Klara Jakše|
health|Veterinarska ambulanta Šapa|Cesta na Žago 5|Brežice||Nejc Volk|
health|Fizioterapija Gib|Vojkova cesta 58|Ljubljana||Anja Trček|
pharmacy|Lekarna Zlata kača|Slovenska ulica 18|Maribor||Lidija Kolar|Podružnica Tabor
pharmacy|Dolenjski lekarnar|Kandijska cesta 1|Novo mesto|J|Ksenija Resnik|Lekarna Bršljin; Lekarna Trebnje @ Trebnje; Lekarna Metlika @ Metlika
pharmacy|Lekarna Rožna dolina|Cesta na Brdo 49|Ljubljana||Polona Sitar|
bakery|Pekarstvo Krušna peč|Kajuhova ulica 17|Slovenske Konjice||Srečko Leskošek|Prodajalna Konjice; Prodajalna Vojnik @ Vojnik
bakery|Mlinopek d. d.|Lendavska ulica 39|Murska Sobota|P|Emil Rajh|Mlin; Pekarna; Prodajalna Beltinci @ Beltinci
bakery|Potičarna Cvetka, Cvetka Močnik s. p.|Jenkova ulica 3|Kranj||Cvetka Močnik|
bakery|Mesarstvo Košir|Cesta talcev 21|Škofja Loka||Janez Košir|Hladilnica; Prodajalna Železniki @ Železniki
bakery|Mlekarna Zeleni pašnik|Vojkova cesta 5|Vipava|P|Miran Vodopivec|Sirarna; Hladilnica
shop|Trgovina Pri Žanu|Goriška cesta 17|Ajdovščina||Žan Bajt|
shop|Cvetličarna Šmarnica, Tjaša Fink s. p.|Tomšičeva cesta 12|Velenje||Tjaša Fink|
shop|Trgovski center Dravlje d. o. o.|Vodnikova cesta 187|Ljubljana|P|Klemen Vrhovnik|Živilski oddelek; Skladišče; Upravna pisarna
shop|Drogerija Lepota in zdravje|Titova cesta 6|Jesenice|Z|Suzana Ahačič|
shop|Mizarstvo Hrast, Boštjan Bogataj s. p.|Selška cesta 40|Železniki||Boštjan Bogataj|Sušilnica lesa
shop|Kmetijska zadruga Sava|Cesta prvih borcev 35|Brežice||Marjan Petan|Silosi; Prodajalna Krško @ Krško
shop|Optika Čisti pogled|Čopova ulica 14|Ljubljana||Špela Smole|
shop|Knjigarna Črka|Titov trg 5|Koper||Samo Furlan|
shop|Avtopralnica Bleščica|Ptujska cesta 130|Maribor|Z|Sašo Brumec|
shop|Športna trgovina Vršič|Borovška cesta 77|Kranjska Gora||Tilen Mežnar|Servis smuči
office|Računovodstvo Številka d. o. o.|Dunajska cesta 129|Ljubljana||Jožica Erjavec|
office|Notarska pisarna Škrlj|Glavni trg 17|Celje||Helena Škrlj|
office|Arhitekturni biro Črta|Rimska cesta 24|Ljubljana||Urban Sever|
office|Zavarovalnica Sidro d. d., območna enota Primorska|Pristaniška ulica 10|Koper|P|Katja Lukežič|Cenilno mesto; Poslovalnica Sežana @ Sežana
office|Inženirski biro Höfler & Žnidar|Partizanska cesta 30|Maribor||Primož Žnidar|
office|Podatkovni center Logatec d. o. o.|Obrtna cona 14|Logatec|P|Andraž Nahtigal|Strežniška soba 1; Strežniška soba 2; Agregat
office|Prevajalska agencija Beseda|Gosposvetska cesta 5|Maribor||Mirjana Ivančič|
office|Center za razvoj podeželja in varstvo okolja Zgornja Savinjska|Savinjska cesta 4|Mozirje|J|Matej Repnik|
block|Upravnik Dom d. o. o.|Celovška cesta 69|Ljubljana|P|Silva Bevc, Gregor Kavčič|Celovška 71 = Celovška cesta 71; Celovška 73 = Celovška cesta 73; Tugomerjeva 4 = Tugomerjeva ulica 4; Kotlovnica Šiška = Aljaževa ulica 32
block|Stanovanjska zadruga Planina|Ulica Janka Puclja 7|Kranj|P|Ljubo Grošelj|Planina 1 = Ulica Janka Puclja 1; Planina 3 = Ulica Janka Puclja 3; Toplotna postaja = Ulica Rudija Papeža 5
block|Etažni lastniki Jakčeva 12|Jakčeva ulica 12|Ljubljana||Milan Marinšek|
block|Etažni lastniki Kersnikova 33|Kersnikova ulica 33|Velenje|Z|Drago Pšeničnik|
block|Večstanovanjska hiša Pobrežje|Čufarjeva cesta 41|Maribor||Nada Kolenc|
block|Skupnost lastnikov stanovanj in garaž Nove Fužine, stolpnica 8|Brodarjev trg 8|Ljubljana||Boris Slapšak|Stolpnica; Garaža
block|Naselje Ob Ljubljanici|Ob Ljubljanici 36|Ljubljana||Tatjana Remškar|Lamela 1; Lamela 2; Lamela 3
block|Domovanje, upravljanje nepremičnin d. o. o.|Ulica Zore Perello 3|Koper|P|Kristjan Pahor|Nazorjeva 6 = Nazorjeva ulica 6; Kvedrova 12 = Kvedrova cesta 12; Vena Pilona 9 = Ulica Vena Pilona 9
industry|Livarna Železarski vrh d. o. o.|Koroška cesta 14|Ravne na Koroškem|P|Dušan Mencinger|Talilnica; Kompresorska postaja; Upravna stavba
industry|Plastika Ribnica d. o. o.|Lepovče 23|Ribnica||Marjan Benčina|Proizvodna hala; Skladišče
industry|Papirnica Sora d. d.|Tovarniška cesta 18|Medvode|P|Vid Ravnikar|Papirni stroj 3; Energetika; Laboratorij
industry|Elektronika Čip d. o. o.|Brnčičeva ulica 31|Ljubljana-Črnuče||Uroš Rožman|Čista soba; Montaža
industry|Lesna industrija Javor Postojna|Tržaška cesta 36|Postojna||Igor Žvokelj|Žagalnica; Kotlovnica na biomaso
industry|Steklarna Hrastnik in Boben d. o. o.|Cesta 1. maja 14|Hrastnik|P|Slavko Potočnik|Peč 2; Hladilni stolp; Delavnica
industry|Pivovarna Tri zvezde|Trubarjeva ulica 28|Laško||Peter Podgoršek|Varilnica; Fermentacija
industry|Galvana Šoštanj|Cesta Lole Ribarja 18|Šoštanj|Z|Stanka Blažič|
industry|Logistični center Sermin|Sermin 75|Koper||Erik Pirjevec|Hala A; Hala B
industry|Vinska klet Slap|Slap 18|Vipava||Aleš Ferjančič|
industry|Semenarna Gornja Radgona|Ljutomerska cesta 28|Gornja Radgona||Borut Zidar|
industry|Tekstil Ženavlje, proizvodnja delovnih oblačil in zaščitne opreme|Ulica Štefana Kovača 40|Murska Sobota|A|Jelka Gönter|Šivalnica
home|Družina Šinkovec|Jelovška cesta 8|Radovljica||Tomaž Šinkovec|
home|Družina Žnidaršič Medved|Na Griču 15|Trzin||Metka Medved|
home|Hiša Košuta|Kosovelova ulica 21|Sežana||Darko Košuta|
home|Počitniška hiša Lavrič|Pot na Polje 3|Cerknica|A|Ivan Lavrič|
home|Domačija Pri Hlebu|Grosupeljska cesta 60|Grosuplje||Marta Hleb|
hotel|Hotel Đurđevac d. o. o.|Ulica kralja Tomislava 12|Čakovec||Željka Jurčević|Bazen
office|Odvjetnički ured Šarić i partneri|Ilica 85|Zagreb||Krešimir Šarić, Anđela Perković|
industry|Brodooprema Kvarner d. o. o.|Zagrebačka ulica 21|Rijeka|Z|Tihomir Ćurković|Radiona
hotel|Gasthof Kärntner Stub’n|Völkermarkter Straße 88|Klagenfurt am Wörthersee|P|Günter Schönegger|Küche; Heizraum
health|Poliklinika Ćurković|Vukovarska ulica 44|Varaždin||Mladen Ćurković|Ordinacije
industry|Tischlerei Müllner KG|Feldkirchner Straße 51|Villach||Käthe Müllner|
restaurant|Konoba Kod Đure|Šetalište Vladimira Gortana 7|Umag||Domagoj Štimac|
shop|Blumenhaus Krämer GmbH|Hauptplatz 7|Bleiburg||Sabine Krämer|
`;

export type DirectoryEntry = {
  readonly kind: ClientKind;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly marks: string;
  readonly people: readonly string[];
  /** The client's places, by the names that its people use. */
  readonly places: readonly string[];
};

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const isKind = (text: string): text is ClientKind => (clientKinds as readonly string[]).includes(text);

export const directory: readonly DirectoryEntry[] = split(table, '\n').map((line) => {
  const [kind = '', name = '', address = '', town = '', marks = '', people = '', places = ''] = line.split('|');
  if (!isKind(kind)) throw new Error(`The directory has an unknown kind: ${line}`);
  return { kind, name, address, town, marks, people: split(people, ','), places: split(places, ';') };
});
