// Written by scripts/places/make.mjs, which names the sources. A line: a region, a zone of it, and the places there that keep
// this zone, by rank, with their other names. * is the city in the zone's name. No place: the zone's own city alone.
export const america = `
US-NY America/New_York 1 */NYC/New York City 2 Brooklyn, Queens, Manhattan 3 Buffalo, Rochester, Syracuse, Albany, Niagara Falls, Ithaca
US-CA America/Los_Angeles 1 */LA, San Diego, San Jose, San Francisco/SF 3 Fresno, Sacramento, Long Beach, Oakland, Bakersfield, Anaheim, Santa Ana, Riverside, Stockton, Irvine, Pasadena, Berkeley, Santa Monica, Santa Barbara, Mountain View, Palo Alto, Santa Cruz, Cupertino, Palm Springs, Beverly Hills, Menlo Park, Malibu
US-IL America/Chicago 1 * 3 Springfield
US-TX America/Chicago 1 Houston, Dallas, Austin 2 San Antonio 3 Fort Worth, Arlington, Corpus Christi, Galveston
US-PA America/New_York 1 Philadelphia/Philly 3 Pittsburgh, Harrisburg
US-AZ America/Phoenix 1 * 3 Tucson, Mesa, Scottsdale, Tempe, Flagstaff, Sedona
US-FL America/New_York 1 Miami 3 Jacksonville, Tampa, Orlando, St. Petersburg, Tallahassee, Fort Lauderdale, Miami Beach, Sarasota, Key West, Naples
US-OH America/New_York 3 Columbus, Cleveland, Cincinnati, Akron, Dayton
US-IN America/Indiana/Indianapolis 3 *, South Bend
US-NC America/New_York 3 Charlotte, Raleigh, Durham, Asheville
US-WA America/Los_Angeles 1 Seattle 3 Spokane, Tacoma, Bellevue, Redmond, Olympia
US-CO America/Denver 1 * 3 Colorado Springs, Aurora, Boulder, Aspen
US-TX America/Denver 3 El Paso
US-MI America/Detroit 1 * 3 Grand Rapids, Ann Arbor, Lansing
US-MA America/New_York 1 Boston 3 Worcester, Cambridge
US-TN America/Chicago 3 Memphis, Nashville
US-OR America/Los_Angeles 3 Portland, Salem, Eugene
US-OK America/Chicago 3 Oklahoma City, Tulsa
US-NV America/Los_Angeles 1 Las Vegas/Vegas 3 Reno, Carson City
US-MD America/New_York 3 Baltimore, Annapolis
US-DC America/New_York 1 Washington/DC/Washington DC
US-WI America/Chicago 3 Milwaukee, Madison, Green Bay
US-NM America/Denver 3 Albuquerque, Santa Fe
US-MO America/Chicago 3 Kansas City, St. Louis, Springfield, Jefferson City
US-GA America/New_York 1 Atlanta 3 Savannah, Augusta
US-VA America/New_York 3 Virginia Beach, Norfolk, Richmond, Arlington, Charlottesville
US-NE America/Chicago 3 Omaha, Lincoln
US-MN America/Chicago 3 Minneapolis, Saint Paul, Rochester, Duluth
US-KS America/Chicago 3 Wichita, Topeka
US-LA America/Chicago 3 New Orleans, Baton Rouge
US-AK America/Anchorage 3 *, Fairbanks
US-NJ America/New_York 3 Newark, Jersey City, Trenton, Atlantic City, Princeton
US-KY America/Kentucky/Louisville
US-KY America/New_York 3 Lexington, Frankfort
US-AL America/Chicago 3 Birmingham, Montgomery, Mobile, Huntsville
US-IA America/Chicago 3 Des Moines
US-AR America/Chicago 3 Little Rock
US-UT America/Denver 3 Salt Lake City/SLC, Provo, Park City
US-TN America/New_York 3 Knoxville, Chattanooga
US-RI America/New_York 3 Providence
US-SD America/Chicago 3 Sioux Falls, Pierre
US-MS America/Chicago 3 Jackson, Biloxi
US-ID America/Boise
US-SC America/New_York 3 Columbia, Charleston, Greenville, Myrtle Beach
US-CT America/New_York 3 New Haven, Stamford, Hartford
US-IN America/Chicago 3 Evansville, Gary
US-ND America/Chicago 3 Fargo, Bismarck
US-MT America/Denver 3 Billings, Missoula, Bozeman, Helena
US-NH America/New_York 3 Manchester, Concord
US-SD America/Denver 3 Rapid City
US-ME America/New_York 3 Portland, Bangor, Augusta
US-KY America/Chicago 3 Bowling Green
US-WY America/Denver 3 Cheyenne, Jackson
US-FL America/Chicago 3 Pensacola
US-WV America/New_York 3 Charleston
US-VT America/New_York 3 Burlington, Montpelier
US-DE America/New_York 3 Dover
US-AK America/Juneau
AG America/Antigua 3 St. John’s
AI America/Anguilla 3 The Valley
AR America/Argentina/Buenos_Aires 1 *
AR America/Argentina/Cordoba 2 Córdoba, Rosario
AR America/Argentina/Mendoza
AR America/Argentina/Salta 3 *, Bariloche
AR America/Argentina/Ushuaia
AR America/Argentina/La_Rioja
AR America/Argentina/Rio_Gallegos
AR America/Argentina/San_Juan
AR America/Argentina/San_Luis
AR America/Argentina/Tucuman
AR America/Argentina/Catamarca
AR America/Argentina/Jujuy
AW America/Aruba 3 Oranjestad
BB America/Barbados 3 Bridgetown
BL America/St_Barthelemy 3 Gustavia
BO America/La_Paz 2 Santa Cruz, *, Sucre 3 Cochabamba
BQ America/Kralendijk
BR America/Sao_Paulo 1 São Paulo, Rio de Janeiro/Rio 2 Belo Horizonte, Brasília, Curitiba, Porto Alegre, Goiânia, Campinas 3 Florianópolis, Foz do Iguaçu
BR America/Bahia 2 Salvador
BR America/Fortaleza 2 * 3 São Luís, Natal, Teresina
BR America/Manaus 2 *
BR America/Recife 2 *
BR America/Belem 2 Belém
BR America/Maceio 3 Maceió
BR America/Campo_Grande
BR America/Araguaina
BR America/Boa_Vista
BR America/Cuiaba
BR America/Eirunepe
BR America/Noronha
BR America/Porto_Velho
BR America/Rio_Branco
BR America/Santarem
BS America/Nassau 2 *
BZ America/Belize 3 Belmopan
CA-ON America/Toronto 1 * 2 Ottawa 3 Mississauga, Hamilton, Brampton, London, Windsor, Kitchener, Kingston, Thunder Bay, Waterloo, Niagara Falls
CA-QC America/Toronto 1 Montreal 3 Quebec City/Quebec, Laval, Gatineau, Sherbrooke
CA-AB America/Edmonton 2 Calgary 3 *, Red Deer, Lethbridge, Banff
CA-MB America/Winnipeg
CA-BC America/Vancouver 1 * 3 Surrey, Victoria, Burnaby, Richmond, Kelowna, Whistler
CA-NS America/Halifax
CA-SK America/Regina 3 Saskatoon, *
CA-NB America/Moncton 3 *, Saint John, Fredericton
CA-NS America/Glace_Bay 3 Sydney
CA-NL America/St_Johns 3 St. John’s
CA-PE America/Halifax 3 Charlottetown
CA-YT America/Whitehorse
CA-NT America/Edmonton 3 Yellowknife
CA-NU America/Iqaluit
CL America/Santiago 1 * 3 Antofagasta, Valparaíso, Concepción
CL America/Punta_Arenas
CL America/Coyhaique
CO America/Bogota 1 Bogotá 2 Cali, Medellín, Barranquilla 3 Cartagena
CR America/Costa_Rica 2 San José
CU America/Havana 2 * 3 Santiago de Cuba, Camagüey, Holguín, Varadero
CW America/Curacao 2 Willemstad
DM America/Dominica 3 Roseau
DO America/Santo_Domingo 2 *, Santiago de los Caballeros 3 Punta Cana
EC America/Guayaquil 2 *, Quito
GD America/Grenada 3 St. George’s
GF America/Cayenne
GL America/Nuuk 3 */Godthåb
GL America/Danmarkshavn
GL America/Scoresbysund
GL America/Thule
GP America/Guadeloupe 3 Basse-Terre
GT America/Guatemala 2 Guatemala City
GY America/Guyana 2 Georgetown
HN America/Tegucigalpa 2 * 3 San Pedro Sula
HT America/Port-au-Prince 2 *
JM America/Jamaica 2 Kingston 3 Montego Bay
KN America/St_Kitts 3 Basseterre
KY America/Cayman 3 George Town
LC America/St_Lucia 3 Castries
MF America/Marigot
MQ America/Martinique 3 Fort-de-France
MS America/Montserrat 3 Plymouth
MX America/Mexico_City 1 */CDMX/Ciudad de México 2 Guadalajara, Puebla, León 3 San Luis Potosí, Aguascalientes, Acapulco, Oaxaca, Puerto Vallarta, Querétaro
MX America/Tijuana 2 *
MX America/Monterrey 2 * 3 Saltillo
MX America/Chihuahua
MX America/Merida 3 Mérida
MX America/Hermosillo
MX America/Cancun 3 Cancún, Playa del Carmen, Tulum
MX America/Mazatlan 3 Mazatlán, La Paz, Cabo San Lucas/Los Cabos
MX America/Ciudad_Juarez 2 Ciudad Juárez/Juarez
MX America/Bahia_Banderas
MX America/Matamoros
MX America/Ojinaga
NI America/Managua 2 *
PA America/Panama 2 Panama City/Panama
PE America/Lima 1 * 3 Arequipa, Trujillo, Chiclayo, Cusco/Cuzco
PM America/Miquelon 3 Saint-Pierre
PR America/Puerto_Rico 2 San Juan 3 Ponce
PY America/Asuncion 2 Asunción 3 Ciudad del Este
SR America/Paramaribo 2 *
SV America/El_Salvador 2 San Salvador
SX America/Lower_Princes 3 Philipsburg
TC America/Grand_Turk 3 Cockburn Town
TT America/Port_of_Spain
UY America/Montevideo 2 *
VC America/St_Vincent 3 Kingstown
VE America/Caracas 2 *, Maracaibo, Maracay, Valencia
VG America/Tortola 3 Road Town
VI America/St_Thomas 3 Charlotte Amalie
`
