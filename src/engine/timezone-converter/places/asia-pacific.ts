// Written by scripts/places/make.mjs, which names the sources. A line: a region, a zone of it, and the places there that keep
// this zone, by rank, with their other names. * is the city in the zone's name. No place: the zone's own city alone.
export const asiaPacific = `
US-HI Pacific/Honolulu 1 * 3 Hilo, Kahului/Maui, Lahaina, Waikiki, Kauai
AE Asia/Dubai 1 * 2 Sharjah, Abu Dhabi 3 Ajman
AF Asia/Kabul 2 * 3 Kandahar, Mazar-e Sharif
AM Asia/Yerevan 2 *
AS Pacific/Pago_Pago
AU-NSW Australia/Sydney 1 * 3 Newcastle, Wollongong, Byron Bay
AU-VIC Australia/Melbourne 1 * 3 Geelong, Ballarat
AU-QLD Australia/Brisbane 2 * 3 Gold Coast, Townsville, Cairns, Sunshine Coast
AU-WA Australia/Perth 1 * 3 Broome
AU-SA Australia/Adelaide 2 *
AU-ACT Australia/Sydney 2 Canberra
AU-TAS Australia/Hobart 3 *, Launceston
AU-NT Australia/Darwin 3 *, Alice Springs
AU-NSW Australia/Broken_Hill
AZ Asia/Baku 2 * 3 Ganja
BD Asia/Dhaka 2 *, Chittagong, Khulna 3 Rajshahi
BH Asia/Bahrain 2 Manama
BN Asia/Brunei 3 Bandar Seri Begawan/Brunei
BT Asia/Thimphu
CC Indian/Cocos 3 West Island
CK Pacific/Rarotonga 3 Avarua
CL Pacific/Easter 3 Easter Island/Hanga Roa/Rapa Nui
CN Asia/Shanghai 1 *, Beijing/Peking, Shenzhen 2 Tianjin, Guangzhou/Canton, Wuhan, Dongguan, Chongqing, Chengdu, Nanjing, Xi’an/Xian, Shenyang, Hangzhou, Harbin, Suzhou, Shantou, Jinan, Zhengzhou, Changchun, Dalian, Kunming, Qingdao, Foshan, Wuxi, Xiamen, Ningbo, Taiyuan, Tangshan, Hefei, Zhongshan, Changsha, Shijiazhuang, Lanzhou, Nanchang, Ordos, Jilin, Luoyang, Baotou, Fuzhou, Guiyang, Lijiang, Datong 3 Wenzhou, Nanning, Hohhot, Xining, Yantai, Guilin, Haikou, Zhuhai, Yinchuan, Quanzhou, Weihai, Sanya, Lhasa
CN Asia/Urumqi 2 Ürümqi
CX Indian/Christmas 3 Flying Fish Cove
CY Asia/Nicosia 2 * 3 Limassol, Larnaca, Paphos
CY Asia/Famagusta
EC Pacific/Galapagos
FJ Pacific/Fiji 3 Suva
FM Pacific/Pohnpei 3 Palikir
FM Pacific/Kosrae
FM Pacific/Chuuk
GE Asia/Tbilisi 2 * 3 Batumi
GU Pacific/Guam 3 Hagåtña
HK Asia/Hong_Kong 1 */HK
ID Asia/Jakarta 1 * 2 Surabaya, Medan, Bandung, Palembang, Semarang, Batam 3 Yogyakarta
ID Asia/Makassar 2 * 3 Bali/Denpasar, Kuta, Ubud
ID Asia/Jayapura
ID Asia/Pontianak
IL Asia/Jerusalem 1 *, Tel Aviv 3 Haifa, Eilat
IN Asia/Kolkata 1 Mumbai/Bombay, Delhi, Bengaluru/Bangalore, */Calcutta, Chennai/Madras, New Delhi 2 Ahmedabad, Hyderabad, Pune/Poona, Surat, Kanpur, Jaipur, Lucknow, Nagpur, Indore, Patna, Bhopal, Ludhiana, Tirunelveli, Agra, Vadodara/Baroda, Nashik, Meerut, Faridabad, Ghaziabad, Rajkot, Varanasi/Benares, Amritsar, Prayagraj/Allahabad, Visakhapatnam/Vizag, Jabalpur, Aurangabad 3 Chandigarh, Coimbatore, Mysore/Mysuru, Thiruvananthapuram/Trivandrum, Bhubaneswar, Kochi/Cochin, Noida, Gurgaon/Gurugram, Goa/Panaji
IQ Asia/Baghdad 2 *, Basrah, Mosul 3 Erbil
IR Asia/Tehran 2 *, Mashhad, Isfahan, Karaj, Tabriz, Shiraz
JO Asia/Amman 2 * 3 Zarqa, Irbid, Aqaba
JP Asia/Tokyo 1 *, Osaka 2 Yokohama, Nagoya, Sapporo, Kobe, Kyoto, Fukuoka, Kawasaki, Saitama, Hiroshima, Sendai 3 Kanazawa, Nagasaki, Nara, Okinawa/Naha
KG Asia/Bishkek 2 *
KH Asia/Phnom_Penh 2 * 3 Siem Reap
KI Pacific/Tarawa
KI Pacific/Kanton
KI Pacific/Kiritimati
KM Indian/Comoro 3 Moroni
KP Asia/Pyongyang 2 * 3 Hamhung, Kaesong, Wonsan
KR Asia/Seoul 1 * 2 Busan/Pusan, Incheon, Daegu/Taegu, Daejeon, Gwangju 3 Jeju
KW Asia/Kuwait 3 Kuwait City
KZ Asia/Almaty 2 *, Astana/Nur-Sultan 3 Karagandy, Shymkent, Taraz
KZ Asia/Aqtau
KZ Asia/Aqtobe
KZ Asia/Atyrau
KZ Asia/Oral
KZ Asia/Qostanay
KZ Asia/Qyzylorda
LA Asia/Vientiane 2 * 3 Luang Prabang
LB Asia/Beirut 2 *
LK Asia/Colombo 2 * 3 Kandy, Galle, Sri Jayewardenepura Kotte
MG Indian/Antananarivo 2 *
MH Pacific/Majuro
MH Pacific/Kwajalein
MM Asia/Yangon 2 */Rangoon, Mandalay, Naypyidaw/Nay Pyi Taw 3 Mawlamyine, Bagan
MN Asia/Ulaanbaatar 2 */Ulan Bator
MN Asia/Hovd
MO Asia/Macau 2 */Macao
MP Pacific/Saipan
MU Indian/Mauritius 2 Port Louis
MV Indian/Maldives 2 Malé/Male
MY Asia/Kuala_Lumpur 1 */KL 2 Kota Bharu 3 Johor Bahru, Ipoh, George Town/Penang, Malacca
MY Asia/Kuching 3 *, Kota Kinabalu
NC Pacific/Noumea 3 Nouméa
NF Pacific/Norfolk 3 Kingston
NP Asia/Kathmandu 2 */Katmandu 3 Pokhara
NR Pacific/Nauru 3 Yaren
NU Pacific/Niue 3 Alofi
NZ Pacific/Auckland 1 * 2 Wellington 3 Christchurch, Hamilton, Dunedin, Tauranga, Rotorua, Queenstown
NZ Pacific/Chatham
OM Asia/Muscat 2 *
PF Pacific/Tahiti 3 */Papeete
PF Pacific/Gambier
PF Pacific/Marquesas
PG Pacific/Port_Moresby 2 *
PG Pacific/Bougainville
PH Asia/Manila 1 * 2 Quezon City, Davao 3 Cebu, Makati, Baguio, Boracay
PK Asia/Karachi 1 * 2 Lahore, Faisalabad, Rawalpindi, Multan, Hyderabad, Gujranwala, Peshawar, Islamabad 3 Quetta
PN Pacific/Pitcairn 3 Adamstown
PS Asia/Gaza 3 Gaza City
PS Asia/Hebron 2 Ramallah
PW Pacific/Palau 3 Ngerulmud
QA Asia/Qatar 1 Doha
RE Indian/Reunion 2 Saint-Denis
RU Asia/Novosibirsk 2 *
RU Asia/Yekaterinburg 2 */Ekaterinburg, Chelyabinsk, Ufa 3 Perm
RU Asia/Omsk 2 *
RU Asia/Krasnoyarsk
RU Asia/Vladivostok 3 *, Khabarovsk
RU Asia/Irkutsk
RU Asia/Yakutsk
RU Asia/Anadyr
RU Asia/Barnaul
RU Asia/Chita
RU Asia/Kamchatka
RU Asia/Khandyga
RU Asia/Magadan
RU Asia/Novokuznetsk
RU Asia/Sakhalin
RU Asia/Srednekolymsk
RU Asia/Tomsk
RU Asia/Ust-Nera
SA Asia/Riyadh 1 * 2 Jeddah, Mecca, Medina 3 Dammam
SB Pacific/Guadalcanal 3 Honiara
SC Indian/Mahe 3 Victoria
SG Asia/Singapore 1 *
SY Asia/Damascus 2 Aleppo, * 3 Homs, Hamah
TH Asia/Bangkok 1 * 3 Chiang Mai, Pattaya, Phuket, Hua Hin, Krabi
TJ Asia/Dushanbe 2 *
TK Pacific/Fakaofo
TL Asia/Dili 2 *
TM Asia/Ashgabat 2 *
TO Pacific/Tongatapu 3 Nukuʻalofa
TV Pacific/Funafuti
TW Asia/Taipei 1 * 2 Kaohsiung, Taichung 3 Tainan
UM Pacific/Midway
UM Pacific/Wake
UZ Asia/Tashkent 2 * 3 Namangan, Andijon
UZ Asia/Samarkand 3 *, Bukhara
VN Asia/Ho_Chi_Minh 1 Ho Chi Minh City/Saigon/HCMC/Ho Chi Minh 2 Hanoi/Ha Noi 3 Da Nang/Danang, Haiphong, Huế, Nha Trang, Hội An
VU Pacific/Efate 3 Port Vila
WF Pacific/Wallis 3 Mata-Utu
WS Pacific/Apia
YE Asia/Aden 2 Sanaa 3 Hodeidah, Ta‘izz, *
YT Indian/Mayotte 3 Mamoudzou
`
