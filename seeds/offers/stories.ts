// The contents of the demo company's offers: client, amount and steps; steps are in working days before today.

/** `title|client|type|value|probability|way`; the way is a step with the days since it was reached, or every step. */
export const stories = `
Prezračevanje učilnic|Šolski center Savinja|Oprema in montaža|38600|100|9~150
Servisna pogodba, klimati|Lekarna Pri Mostu|Vzdrževanje|5400|100|9~132
Toplotna postaja, obnova|Komunala Zagorje|Projekt|61200|100|9~118
Menjava gorilnika|Pekarna Žito Zrno|Servis|7300|0|10~110 Izbrali so cenejšega ponudnika.
Sončna elektrarna na strehi|Tiskarna Öhler|Projekt|94000|0|10~96 Investicija je prestavljena v naslednje leto.
Hladilni agregat|Gostilna Žabar|Oprema in montaža|11800|100|9~88
Razsvetljava telovadnice|OŠ Dravograd|Oprema in montaža|16900|100|9~74
Prenova kotlovnice 2026|Hotel Pod Rožnikom|Projekt|58400|100|9~63
Talno gretje, mansarda|Družina Završnik|Oprema in montaža|9100|0|10~52 Gradnja je ustavljena.
Servisni pregledi 2026|Knjižnica Franceta Bevka|Vzdrževanje|3600|100|9~41
Posodobitev razsvetljave|Občina Prevalje|Oprema in montaža|21700|100|9~33
Menjava obtočnih črpalk|Hotel Šport Črna|Oprema in montaža|14200|100|9~24
Zapora za dimne pline|Gostišče Pri Šuštarju|Servis|2900|0|10~15 Okvaro je odpravil proizvajalec.
Ogrevanje delavnice|Avtohiša Čuk|Oprema in montaža|18400|100|9~9
Klimatizacija čitalnice|Knjižnica Franceta Bevka|Oprema in montaža|12300|100|9~5
Razvod komprimiranega zraka|Tiskarna Öhler|Projekt|26800|0|10~4 Stranka je izbrala drugo rešitev.
Kotel na sekance|Komunala Zagorje|Oprema in montaža|33000|95|8~6
Zamenjava dimnika|Družina Završnik|Oprema in montaža|7750|95|8~3
Hlajenje strežnice|Šolski center Savinja|Oprema in montaža|26300|90|7~1
Obnova strojnice|Hotel Šport Črna|Projekt|31400|40|6~13
Meritve in pregledi|Lekarna Pri Mostu|Vzdrževanje|9500|70|6~2
Požarna centrala|Vrtec Jelka|Oprema in montaža|12100|60|5~1
Toplotna črpalka in talno ogrevanje|Vrtec Jelka|Oprema in montaža|48210|60|0@8 09:05; 2@7 08:20; 3@7 11:18; 4@7 13:30; 1@4 10:02 Kakšna je priključna moč objekta?; 2@4 15:05 Priključna moč je 22 kW, tarifa ostane.; 3@4 15:40; 4@4 16:10; 5@3 14:40 Dve različici, z bojlerjem 300 l in brez.; 6@2 15:12 Odgovor je obljubljen do petka.
Talno ogrevanje, prizidek|OŠ Dravograd|Oprema in montaža|18450|50|4~2
Dvižna postaja Podkraj, črpalke|Komunala Zagorje|Oprema in montaža|38900|70|4~4
Servisna pogodba 2027|Pekarna Žito Zrno|Vzdrževanje|14000|80|4~1
Prezračevanje kuhinje|Hotel Šport Črna|Oprema in montaža|7900|50|1~3 Kolikšna je višina prostora in kam gre odvod?
Polnilnice, drugi del|Avtohiša Čuk|Oprema in montaža|22600|60|2~1
Klimatizacija pisarn|Pravna pisarna Bizjak & Kos|Oprema in montaža|9200|50|0~1
Menjava razdelilnika|Tiskarna Öhler|Servis|4200|50|0~1
`;

export const offerTypeNames = ['Servis', 'Oprema in montaža', 'Projekt', 'Vzdrževanje'] as const;
