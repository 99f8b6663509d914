// What people type, and the zone they mean. From general knowledge, with zones from IANA's zone.tab and capitals from the
// United Nations' list of members and observers.

const table = (text: string): readonly (readonly [query: string, zone: string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [zone = '', queries = ''] = line.split(': ')
      return queries.split('; ').map((query) => [query, zone] as const)
    })

/** The first result must be in this zone. */
export const queries = table(`
America/New_York: New York; new york city; NYC; ny; NEW Y; boston; Boston, MA; Miami; Atlanta; Washington; Washington, D.C.; dc; Philadelphia; philly; Orlando; Charlotte; Pittsburgh; Baltimore; Brooklyn; Massachusetts; Florida; New Jersey; Vermont; EST; edt; ET; Eastern; eastern time; Eastern time zone; US; usa; united states; america
America/Detroit: Detroit; Michigan
America/Chicago: Chicago; Houston; Dallas; Austin, TX; San Antonio; New Orleans; Nashville; St. Louis; saint louis; st louis; Minneapolis; Milwaukee; Kansas City; texas; illinois; CST; CDT; central
America/Denver: Denver; Salt Lake City; Albuquerque; El Paso; Colorado; MST; mountain time; MDT
America/Phoenix: Phoenix; Tucson; Arizona
America/Los_Angeles: San Francisco; san fran; sf; Los Angeles; LA; Las Vegas; vegas; Seattle; San Diego; San Jose; Portland; California; Nevada; Oregon; PST; pdt; PT; Pacific
America/Anchorage: Anchorage; Alaska; AKST
Pacific/Honolulu: Honolulu; Hawaii; HST; Maui; Waikiki
America/Puerto_Rico: San Juan; Puerto Rico
America/Toronto: Toronto; Ottawa; Montreal; Montréal; Quebec; Ontario; canada
America/Vancouver: Vancouver; British Columbia; Whistler
America/Edmonton: Calgary; Edmonton; Alberta; Banff
America/Winnipeg: Winnipeg; Manitoba
America/Halifax: Halifax; Nova Scotia; AST
America/St_Johns: Newfoundland; NST
America/Mexico_City: Mexico City; Guadalajara; mexico; CDMX
America/Cancun: Cancun; Cancún; Tulum
America/Tijuana: Tijuana
America/Sao_Paulo: São Paulo; sao paulo; Rio de Janeiro; rio; Brasilia; Brazil; BRT
America/Argentina/Buenos_Aires: Buenos Aires; argentina; ART
America/Santiago: Santiago; Chile; valparaiso
America/Bogota: Bogota; Medellín; Colombia
America/Lima: Lima; Cusco; Peru
Europe/London: London; London, UK; Edinburgh; Glasgow; Manchester; Liverpool; Belfast; Cardiff; UK; England; Scotland; Great Britain; BST; Oxford
Europe/Dublin: Dublin; Ireland; Cork; Galway
Europe/Paris: Paris; paris france; Lyon; Nice; France; Marseille
Europe/Berlin: Berlin; Munich; München; munchen; Cologne; Köln; Frankfurt; Hamburg; Germany; CET; CEST; Düsseldorf; dusseldorf; nuremberg
Europe/Madrid: Madrid; Barcelona; Seville; Valencia; Spain; Ibiza; Mallorca
Atlantic/Canary: Tenerife; Las Palmas; Canary Islands
Europe/Lisbon: Lisbon; Lisboa; Porto; Portugal; WET
Europe/Rome: Rome; Roma; Milan; Milano; Venice; Florence; Naples; Italy
Europe/Zurich: Zurich; Zürich; Geneva; Switzerland
Europe/Amsterdam: Amsterdam; The Hague; Rotterdam; Holland; Netherlands
Europe/Brussels: Brussels; Bruges; Antwerp
Europe/Vienna: Vienna; Wien; Salzburg
Europe/Prague: Prague; Praha
Europe/Warsaw: Warsaw; Kraków; krakow; Łódź; lodz
Europe/Copenhagen: Copenhagen; københavn; kobenhavn
Europe/Stockholm: Stockholm; Gothenburg; Malmo
Europe/Oslo: Oslo; Bergen; Tromso
Europe/Athens: Athens; Santorini; Crete; EET
Europe/Istanbul: Istanbul; Ankara; Turkey; Türkiye; Antalya
Europe/Kyiv: Kyiv; Kiev; Odessa; Ukraine
Europe/Moscow: Moscow; St. Petersburg; Saint Petersburg; Russia; MSK; Sochi
Asia/Dubai: Dubai; Abu Dhabi; UAE; GST
Asia/Jerusalem: Tel Aviv; Jerusalem; Israel
Asia/Riyadh: Riyadh; Jeddah; Mecca; Saudi Arabia
Asia/Tehran: Tehran; Iran
Asia/Karachi: Karachi; Lahore; Islamabad; Pakistan; PKT
Asia/Kolkata: Mumbai; Bombay; Delhi; New Delhi; Bangalore; Bengaluru; Chennai; Madras; Kolkata; Calcutta; Hyderabad; Pune; Goa; India; IST; Mumbai, India
Asia/Kathmandu: Kathmandu; Nepal
Asia/Dhaka: Dhaka; Bangladesh
Asia/Colombo: Colombo; Sri Lanka
Asia/Bangkok: Bangkok; Phuket; Chiang Mai; Thailand; ICT
Asia/Ho_Chi_Minh: Ho Chi Minh City; Saigon; Hanoi; Vietnam; ho chi
Asia/Jakarta: Jakarta; Indonesia; WIB
Asia/Makassar: Bali; Denpasar
Asia/Kuala_Lumpur: Kuala Lumpur; KL; Penang; Malaysia
Asia/Singapore: Singapore; SGT
Asia/Manila: Manila; Cebu; Philippines; PHT
Asia/Hong_Kong: Hong Kong; HKT; HK
Asia/Shanghai: Beijing; Peking; Shanghai; Shenzhen; Guangzhou; Chengdu; Xi'an; Xi’an; China; Lhasa
Asia/Taipei: Taipei; Taiwan
Asia/Tokyo: Tokyo; Osaka; Kyoto; Japan; JST; Sapporo
Asia/Seoul: Seoul; Busan; South Korea; Korea; KST
Australia/Sydney: Sydney; Canberra; New South Wales; AEST; Australia
Australia/Melbourne: Melbourne; melb
Australia/Brisbane: Brisbane; Gold Coast; Queensland; Cairns
Australia/Perth: Perth; Western Australia; AWST
Australia/Adelaide: Adelaide; ACST
Australia/Hobart: Tasmania; Hobart
Pacific/Auckland: Auckland; Wellington; Queenstown; New Zealand; NZST
Africa/Cairo: Cairo; Luxor; Egypt
Africa/Johannesburg: Johannesburg; Cape Town; Durban; South Africa; SAST
Africa/Lagos: Lagos; Abuja; Nigeria; WAT
Africa/Nairobi: Nairobi; Kenya; EAT
Africa/Casablanca: Casablanca; Marrakech; Morocco
UTC: UTC; GMT; Zulu; Greenwich Mean Time
Pacific/Pohnpei: Palikir
Pacific/Easter: Easter Island
Atlantic/Azores: Azores
Pacific/Galapagos: Galapagos
Asia/Almaty: Almaty; Astana
America/Indiana/Indianapolis: Indianapolis; Indiana
America/Boise: Boise; Idaho
America/Kentucky/Louisville: Louisville; Kentucky
Pacific/Tahiti: Tahiti; Papeete
Europe/Kaliningrad: Kaliningrad
Asia/Vladivostok: Vladivostok
`)

/** One letter removed, added, replaced or swapped. Found only if nothing else matches. */
export const misspelled = table(`
America/Los_Angeles: San Fransisco; Los Angelos; Calfornia
America/Phoenix: Pheonix
America/Chicago: Chicaggo; Chicagoo; Chcago; Hicago
America/New_York: Phildelphia
Asia/Kuala_Lumpur: Kuala Lumpor
Asia/Kolkata: Mumabi
Europe/Berlin: Berlim; Muncih
`)
