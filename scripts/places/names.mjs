// Names of cities: the name to show, then others that people type. Accents, case and 'Saint' for 'St.' need no entry.
// From general knowledge. The name in GeoNames is before the colon.

export const otherNames = `
Acapulco de Juárez: Acapulco
Al Basrah: Basra
Antwerpen: Antwerp/Antwerpen
Antwerp: Antwerp/Antwerpen
Århus: Aarhus/Århus
Bandar Seri Begawan: Bandar Seri Begawan/Brunei
Beijing: Beijing/Peking
Belgrade: Belgrade/Beograd
Bengaluru: Bengaluru/Bangalore
Bern: Bern/Berne
Braşov: Brașov
Brugge: Bruges/Brugge
Bucharest: Bucharest/București
Busan: Busan/Pusan
Cabo San Lucas: Cabo San Lucas/Los Cabos
Cebu City: Cebu
Chennai: Chennai/Madras
Chisinau: Chișinău
Cochin: Kochi/Cochin
Copenhagen: Copenhagen/København
Cusco: Cusco/Cuzco
Da Nang: Da Nang/Danang
Daegu: Daegu/Taegu
Denpasar: Bali/Denpasar
Derry: Derry/Londonderry
Florence: Florence/Firenze
Frankfurt am Main: Frankfurt
Gaza: Gaza City
Geneva: Geneva/Genève
Genoa: Genoa/Genova
Gent: Ghent/Gent
George Town@MY: George Town/Penang
Göteborg: Gothenburg/Göteborg
Guangzhou: Guangzhou/Canton
Gurgaon: Gurgaon/Gurugram
Hanga Roa: Easter Island/Hanga Roa/Rapa Nui
Hanoi: Hanoi/Ha Noi
Hannover: Hanover/Hannover
Heraklion: Heraklion/Crete/Iraklion
Ho Chi Minh City: Ho Chi Minh City/Saigon/HCMC/Ho Chi Minh
Hong Kong: Hong Kong/HK
Jeju City: Jeju
Johannesburg: Johannesburg/Joburg
Kathmandu: Kathmandu/Katmandu
Kharkiv: Kharkiv/Kharkov
Kolkata: Kolkata/Calcutta
Köln: Cologne/Köln
Kraków: Kraków/Cracow
Kuala Lumpur: Kuala Lumpur/KL
Kyiv: Kyiv/Kiev
Las Palmas de Gran Canaria: Las Palmas/Gran Canaria/Canary Islands
Las Vegas: Las Vegas/Vegas
Lisbon: Lisbon/Lisboa
Łódź: Łódź/Lodz
Los Angeles: Los Angeles/LA
Lucerne: Lucerne/Luzern
Luzern: Lucerne/Luzern
Lviv: Lviv/Lvov
Macau: Macau/Macao
Makati City: Makati
Male: Malé/Male
Marrakesh: Marrakesh/Marrakech
Mexico City: Mexico City/CDMX/Ciudad de México
Milano: Milan/Milano
Montréal: Montreal
Moscow: Moscow/Moskva
Mumbai: Mumbai/Bombay
Munich: Munich/München/Muenchen
Mysore: Mysore/Mysuru
N'Djamena: N’Djamena
Naha: Okinawa/Naha
Napoli: Naples/Napoli
Naples@IT: Naples/Napoli
Nara-shi: Nara
Nay Pyi Taw: Naypyidaw/Nay Pyi Taw
New York City: New York/NYC/New York City
Nur-Sultan: Astana/Nur-Sultan
Nürnberg: Nuremberg/Nürnberg
Nuuk: Nuuk/Godthåb
Odessa@UA: Odesa/Odessa
Palma: Palma/Mallorca/Majorca
Panamá: Panama City/Panama
Panaji: Goa/Panaji
Papeete: Tahiti/Papeete
Philadelphia: Philadelphia/Philly
Ponta Delgada: Ponta Delgada/Azores
Funchal: Funchal/Madeira
Port Elizabeth: Gqeberha/Port Elizabeth
Port-Vila: Port Vila
Porto: Porto/Oporto
Prague: Prague/Praha
Pretoria: Pretoria/Tshwane
Pune: Pune/Poona
Québec: Quebec City/Quebec
Rangoon: Yangon/Rangoon
Ródos: Rhodes
Rio de Janeiro: Rio de Janeiro/Rio
Rome: Rome/Roma
Saint Petersburg: St. Petersburg/Leningrad
Salt Lake City: Salt Lake City/SLC
San Carlos de Bariloche: Bariloche
San Francisco: San Francisco/SF
San Sebastián: San Sebastián/Donostia
Santa Cruz de Tenerife: Tenerife/Santa Cruz de Tenerife
Santa Cruz de la Sierra: Santa Cruz
Sevilla: Seville/Sevilla
Sri Jayewardenepura Kotte: Kotte
The Hague: The Hague/Den Haag
Thessaloníki: Thessaloniki
Thíra: Santorini/Thira
Thiruvananthapuram: Thiruvananthapuram/Trivandrum
Turin: Turin/Torino
Ulan Bator: Ulaanbaatar/Ulan Bator
Vadodara: Vadodara/Baroda
Varanasi: Varanasi/Benares
Venice: Venice/Venezia
Vienna: Vienna/Wien
Visakhapatnam: Visakhapatnam/Vizag
Warsaw: Warsaw/Warszawa
Washington D.C.: Washington/DC/Washington DC
Newcastle upon Tyne: Newcastle/Newcastle upon Tyne
Rājshāhi: Rajshahi
Xi’an: Xi’an/Xian
Yangon: Yangon/Rangoon
Yekaterinburg: Yekaterinburg/Ekaterinburg
Al Ḩudaydah: Hodeidah
Ajman City: Ajman
Ajmān City: Ajman
Allahābād: Prayagraj/Allahabad
Homyel': Gomel
Iaşi: Iași
Kita-kyushu: Kitakyushu
Nizhniy Novgorod: Nizhny Novgorod
Ras Al Khaimah City: Ras Al Khaimah
Rostov-na-Donu: Rostov-on-Don
Saint George's: St. George’s
Saint John’s: St. John’s
St. John's: St. John’s
Nuku‘alofa: Nukuʻalofa
Timişoara: Timișoara
Kahului: Kahului/Maui
Zürich: Zurich/Zürich
Ōsaka: Osaka
Kyōto: Kyoto
Kōbe: Kobe
Genève: Geneva/Genève
Milan: Milan/Milano
Fès: Fez/Fes
León de los Aldama: León
Bhubaneshwar: Bhubaneswar
`

/** Lines of the table for what's missing in GeoNames' export, and for areas that people think of as cities. */
export const added = `
CH Europe/Zurich 3 Lucerne/Luzern
CN Asia/Shanghai 3 Guilin
ES Europe/Madrid 3 San Sebastián/Donostia
FM Pacific/Pohnpei 3 Palikir
GR Europe/Athens 3 Heraklion/Crete
GR Europe/Athens 3 Santorini/Thira
IE Europe/Dublin 3 Galway
IE Europe/Dublin 3 Limerick
LK Asia/Colombo 3 Sri Jayewardenepura Kotte
MM Asia/Yangon 3 Bagan
MX America/Ciudad_Juarez 2 Ciudad Juárez/Juarez
PH Asia/Manila 3 Boracay
US-HI Pacific/Honolulu 3 Waikiki
US-HI Pacific/Honolulu 3 Kauai
`
