// Written by scripts/places/make.mjs, which names the sources. A line: a region, a zone of it, and the places there that keep
// this zone, by rank, with their other names. * is the city in the zone's name. No place: the zone's own city alone.
export const europeAfrica = `
AD Europe/Andorra 3 Andorra la Vella
AL Europe/Tirane 2 Tirana
AO Africa/Luanda 2 *
AT Europe/Vienna 1 */Wien 3 Graz, Linz, Salzburg, Innsbruck
AX Europe/Mariehamn
BA Europe/Sarajevo 2 *
BE Europe/Brussels 1 * 3 Antwerp/Antwerpen, Ghent/Gent, Liège, Bruges/Brugge, Leuven
BF Africa/Ouagadougou 2 * 3 Bobo-Dioulasso
BG Europe/Sofia 2 * 3 Plovdiv, Varna
BI Africa/Bujumbura 2 * 3 Gitega
BJ Africa/Porto-Novo 2 Cotonou, *
BM Atlantic/Bermuda 3 Hamilton
BW Africa/Gaborone 2 *
BY Europe/Minsk 2 * 3 Gomel, Mahilyow, Vitebsk
CD Africa/Kinshasa 2 *
CD Africa/Lubumbashi 2 * 3 Mbuji-Mayi, Kisangani
CF Africa/Bangui 2 *
CG Africa/Brazzaville 2 * 3 Pointe-Noire
CH Europe/Zurich 1 */Zürich, Geneva/Genève 2 Bern/Berne 3 Basel, Lausanne, Lugano, Davos, Zermatt, Interlaken, Lucerne/Luzern
CI Africa/Abidjan 2 *, Yamoussoukro 3 Bouaké
CM Africa/Douala 2 *, Yaoundé 3 Maroua
CV Atlantic/Cape_Verde 2 Praia
CZ Europe/Prague 1 */Praha 3 Brno, Ostrava
DE Europe/Berlin 1 *, Hamburg, Munich/München/Muenchen, Frankfurt 3 Cologne/Köln, Essen, Stuttgart, Dortmund, Düsseldorf, Bremen, Hanover/Hannover, Leipzig, Nuremberg/Nürnberg, Dresden, Bonn, Mannheim, Karlsruhe, Wiesbaden, Münster, Aachen, Kiel, Freiburg, Mainz, Heidelberg
DE Europe/Busingen
DJ Africa/Djibouti 2 *
DK Europe/Copenhagen 1 */København 3 Aarhus/Århus, Odense, Aalborg, Billund
DZ Africa/Algiers 2 * 3 Oran, Constantine, Biskra
EE Europe/Tallinn 2 * 3 Tartu
EG Africa/Cairo 1 * 2 Alexandria, Giza 3 Port Said, Luxor, Aswan, Hurghada, Sharm el-Sheikh
EH Africa/El_Aaiun
ER Africa/Asmara 2 *
ES Europe/Madrid 1 *, Barcelona, Valencia 3 Seville/Sevilla, Zaragoza, Málaga, Murcia, Palma/Mallorca/Majorca, Bilbao, Alicante, Córdoba, Granada, Salamanca, Marbella, Toledo, Ibiza, San Sebastián/Donostia
ES Atlantic/Canary 3 Las Palmas/Gran Canaria/Canary Islands, Tenerife/Santa Cruz de Tenerife
ES Africa/Ceuta
ET Africa/Addis_Ababa 2 *
FI Europe/Helsinki 1 * 3 Tampere, Turku, Oulu, Rovaniemi
FK Atlantic/Stanley
FO Atlantic/Faroe 3 Tórshavn
FR Europe/Paris 1 * 3 Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Grenoble, Dijon, Avignon, Cannes
GA Africa/Libreville 2 *
GB Europe/London 1 *, Birmingham, Edinburgh, Manchester 3 Liverpool, Nottingham, Sheffield, Bristol, Glasgow, Leicester, Leeds, Cardiff, Stoke-on-Trent, Coventry, Sunderland, Swansea, Belfast, Plymouth, Southampton, Aberdeen, Newcastle/Newcastle upon Tyne, Oxford, Cambridge, York, Dundee, Brighton, Bath, Derry/Londonderry, Inverness
GG Europe/Guernsey 3 Saint Peter Port
GH Africa/Accra 2 *, Kumasi 3 Tamale
GI Europe/Gibraltar
GM Africa/Banjul 3 Serekunda, *
GN Africa/Conakry 2 *
GQ Africa/Malabo 2 *
GR Europe/Athens 1 * 3 Thessaloniki, Rhodes, Chaniá, Corfu, Mykonos, Heraklion/Crete, Santorini/Thira
GW Africa/Bissau 2 *
HR Europe/Zagreb 2 * 3 Split, Zadar, Dubrovnik
HU Europe/Budapest 1 * 3 Debrecen
IE Europe/Dublin 1 * 3 Cork, Galway, Limerick
IM Europe/Isle_of_Man 3 Douglas
IS Atlantic/Reykjavik 2 Reykjavík 3 Akureyri
IT Europe/Rome 1 */Roma, Milan/Milano, Naples/Napoli, Florence/Firenze, Venice/Venezia 3 Turin/Torino, Palermo, Genoa/Genova, Bologna, Catania, Bari, Verona, Trieste, Cagliari, Como, Pisa, Siena, Sorrento
JE Europe/Jersey 3 Saint Helier
KE Africa/Nairobi 1 * 3 Mombasa
LI Europe/Vaduz
LR Africa/Monrovia 2 *
LS Africa/Maseru 2 *
LT Europe/Vilnius 2 * 3 Kaunas
LU Europe/Luxembourg
LV Europe/Riga 2 *
LY Africa/Tripoli 2 * 3 Benghazi, Misratah
MA Africa/Casablanca 2 *, Rabat 3 Fez/Fes, Sale, Marrakesh/Marrakech, Agadir, Tangier
MC Europe/Monaco
MD Europe/Chisinau 2 Chișinău
ME Europe/Podgorica 2 *
MK Europe/Skopje 2 *
ML Africa/Bamako 2 *
MR Africa/Nouakchott 2 *
MT Europe/Malta 3 Valletta
MW Africa/Blantyre 2 Lilongwe
MZ Africa/Maputo 2 * 3 Matola, Beira, Nampula
NA Africa/Windhoek 2 *
NE Africa/Niamey 2 *
NG Africa/Lagos 1 * 2 Kano, Ibadan, Kaduna, Port Harcourt, Benin City, Maiduguri, Abuja
NL Europe/Amsterdam 1 * 2 The Hague/Den Haag 3 Rotterdam, Utrecht, Eindhoven, Groningen, Maastricht, Leiden, Delft
NO Europe/Oslo 1 * 3 Bergen, Trondheim, Stavanger, Tromsø, Bodø
PL Europe/Warsaw 1 */Warszawa 3 Łódź/Lodz, Kraków/Cracow, Wrocław, Poznań, Gdańsk, Katowice
PT Europe/Lisbon 1 */Lisboa 3 Porto/Oporto, Braga, Coimbra, Faro
PT Atlantic/Madeira 3 Funchal/Madeira
PT Atlantic/Azores 3 Ponta Delgada/Azores
RO Europe/Bucharest 2 */București 3 Iași, Cluj-Napoca, Timișoara, Brașov
RS Europe/Belgrade 2 */Beograd
RU Europe/Moscow 1 */Moskva 2 St. Petersburg/Leningrad, Nizhny Novgorod, Kazan, Rostov-on-Don 3 Voronezh, Krasnodar, Yaroslavl, Sochi, Murmansk
RU Europe/Samara 2 * 3 Izhevsk
RU Europe/Volgograd 2 *
RU Europe/Saratov
RU Europe/Ulyanovsk
RU Europe/Kaliningrad
RU Europe/Astrakhan
RU Europe/Kirov
RW Africa/Kigali 2 *
SD Africa/Khartoum 2 *, Omdurman 3 Port Sudan, El Obeid
SE Europe/Stockholm 1 * 3 Gothenburg/Göteborg, Malmö, Uppsala, Lund, Kiruna
SH Atlantic/St_Helena 3 Jamestown
SI Europe/Ljubljana 2 *
SJ Arctic/Longyearbyen
SK Europe/Bratislava 2 * 3 Košice
SL Africa/Freetown 2 *
SM Europe/San_Marino
SN Africa/Dakar 2 * 3 Thiès
SO Africa/Mogadishu 2 *
SS Africa/Juba 2 *
ST Africa/Sao_Tome 3 São Tomé
SZ Africa/Mbabane
TD Africa/Ndjamena 2 N’Djamena
TG Africa/Lome 2 Lomé
TN Africa/Tunis 2 * 3 Sousse
TR Europe/Istanbul 1 * 2 Ankara, İzmir, Bursa, Adana, Gaziantep 3 Antalya, Trabzon, Bodrum
TZ Africa/Dar_es_Salaam 2 *, Dodoma 3 Zanzibar, Arusha
UA Europe/Kyiv 1 */Kiev 2 Kharkiv/Kharkov, Dnipro, Donetsk, Odesa/Odessa 3 Lviv/Lvov
UA Europe/Simferopol
UG Africa/Kampala 2 *
VA Europe/Vatican 3 Vatican City
XK Europe/Belgrade 2 Pristina
ZA Africa/Johannesburg 1 Cape Town, */Joburg 2 Durban, Pretoria/Tshwane 3 Gqeberha/Port Elizabeth, Bloemfontein
ZM Africa/Lusaka 2 *
ZW Africa/Harare 2 * 3 Bulawayo
`
