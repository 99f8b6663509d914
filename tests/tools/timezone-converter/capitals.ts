// The capitals of the 193 members and two observers of the United Nations, with their IANA zones (zone.tab).

export const capitals: readonly (readonly [capital: string, zone: string])[] = `
Kabul Asia/Kabul; Tirana Europe/Tirane; Algiers Africa/Algiers; Andorra la Vella Europe/Andorra; Luanda Africa/Luanda;
St. John's America/Antigua; Buenos Aires America/Argentina/Buenos_Aires; Yerevan Asia/Yerevan; Canberra Australia/Sydney;
Vienna Europe/Vienna; Baku Asia/Baku; Nassau America/Nassau; Manama Asia/Bahrain; Dhaka Asia/Dhaka;
Bridgetown America/Barbados; Minsk Europe/Minsk; Brussels Europe/Brussels; Belmopan America/Belize;
Porto-Novo Africa/Porto-Novo; Thimphu Asia/Thimphu; La Paz America/La_Paz; Sucre America/La_Paz; Sarajevo Europe/Sarajevo;
Gaborone Africa/Gaborone; Brasília America/Sao_Paulo; Bandar Seri Begawan Asia/Brunei; Sofia Europe/Sofia;
Ouagadougou Africa/Ouagadougou; Gitega Africa/Bujumbura; Praia Atlantic/Cape_Verde; Phnom Penh Asia/Phnom_Penh;
Yaoundé Africa/Douala; Ottawa America/Toronto; Bangui Africa/Bangui; N'Djamena Africa/Ndjamena; Santiago America/Santiago;
Beijing Asia/Shanghai; Bogotá America/Bogota; Moroni Indian/Comoro; Brazzaville Africa/Brazzaville;
Kinshasa Africa/Kinshasa; San José, Costa Rica America/Costa_Rica; Yamoussoukro Africa/Abidjan; Zagreb Europe/Zagreb;
Havana America/Havana; Nicosia Asia/Nicosia; Prague Europe/Prague; Copenhagen Europe/Copenhagen;
Djibouti Africa/Djibouti; Roseau America/Dominica; Santo Domingo America/Santo_Domingo; Quito America/Guayaquil;
Cairo Africa/Cairo; San Salvador America/El_Salvador; Malabo Africa/Malabo; Asmara Africa/Asmara; Tallinn Europe/Tallinn;
Mbabane Africa/Mbabane; Addis Ababa Africa/Addis_Ababa; Suva Pacific/Fiji; Helsinki Europe/Helsinki; Paris Europe/Paris;
Libreville Africa/Libreville; Banjul Africa/Banjul; Tbilisi Asia/Tbilisi; Berlin Europe/Berlin; Accra Africa/Accra;
Athens Europe/Athens; St. George's America/Grenada; Guatemala City America/Guatemala; Conakry Africa/Conakry;
Bissau Africa/Bissau; Georgetown America/Guyana; Port-au-Prince America/Port-au-Prince; Tegucigalpa America/Tegucigalpa;
Budapest Europe/Budapest; Reykjavík Atlantic/Reykjavik; New Delhi Asia/Kolkata; Jakarta Asia/Jakarta; Tehran Asia/Tehran;
Baghdad Asia/Baghdad; Dublin Europe/Dublin; Jerusalem Asia/Jerusalem; Rome Europe/Rome; Kingston America/Jamaica;
Tokyo Asia/Tokyo; Amman Asia/Amman; Astana Asia/Almaty; Nairobi Africa/Nairobi; Tarawa Pacific/Tarawa;
Kuwait City Asia/Kuwait; Bishkek Asia/Bishkek; Vientiane Asia/Vientiane; Riga Europe/Riga; Beirut Asia/Beirut;
Maseru Africa/Maseru; Monrovia Africa/Monrovia; Tripoli Africa/Tripoli; Vaduz Europe/Vaduz; Vilnius Europe/Vilnius;
Luxembourg Europe/Luxembourg; Antananarivo Indian/Antananarivo; Lilongwe Africa/Blantyre;
Kuala Lumpur Asia/Kuala_Lumpur; Malé Indian/Maldives; Bamako Africa/Bamako; Valletta Europe/Malta;
Majuro Pacific/Majuro; Nouakchott Africa/Nouakchott; Port Louis Indian/Mauritius; Mexico City America/Mexico_City;
Palikir Pacific/Pohnpei; Chișinău Europe/Chisinau; Monaco Europe/Monaco; Ulaanbaatar Asia/Ulaanbaatar;
Podgorica Europe/Podgorica; Rabat Africa/Casablanca; Maputo Africa/Maputo; Naypyidaw Asia/Yangon;
Windhoek Africa/Windhoek; Yaren Pacific/Nauru; Kathmandu Asia/Kathmandu; Amsterdam Europe/Amsterdam;
Wellington Pacific/Auckland; Managua America/Managua; Niamey Africa/Niamey; Abuja Africa/Lagos;
Pyongyang Asia/Pyongyang; Skopje Europe/Skopje; Oslo Europe/Oslo; Muscat Asia/Muscat; Islamabad Asia/Karachi;
Ngerulmud Pacific/Palau; Panama City America/Panama; Port Moresby Pacific/Port_Moresby; Asunción America/Asuncion;
Lima America/Lima; Manila Asia/Manila; Warsaw Europe/Warsaw; Lisbon Europe/Lisbon; Doha Asia/Qatar; Seoul Asia/Seoul;
Bucharest Europe/Bucharest; Moscow Europe/Moscow; Kigali Africa/Kigali; Basseterre America/St_Kitts;
Castries America/St_Lucia; Kingstown America/St_Vincent; Apia Pacific/Apia; San Marino Europe/San_Marino;
São Tomé Africa/Sao_Tome; Riyadh Asia/Riyadh; Dakar Africa/Dakar; Belgrade Europe/Belgrade;
Victoria, Seychelles Indian/Mahe; Freetown Africa/Freetown; Singapore Asia/Singapore; Bratislava Europe/Bratislava;
Ljubljana Europe/Ljubljana; Honiara Pacific/Guadalcanal; Mogadishu Africa/Mogadishu; Pretoria Africa/Johannesburg;
Cape Town Africa/Johannesburg; Juba Africa/Juba; Madrid Europe/Madrid; Colombo Asia/Colombo;
Sri Jayewardenepura Kotte Asia/Colombo; Khartoum Africa/Khartoum; Paramaribo America/Paramaribo;
Stockholm Europe/Stockholm; Bern Europe/Zurich; Damascus Asia/Damascus; Dushanbe Asia/Dushanbe; Bangkok Asia/Bangkok;
Dili Asia/Dili; Lomé Africa/Lome; Nukuʻalofa Pacific/Tongatapu; Port of Spain America/Port_of_Spain;
Tunis Africa/Tunis; Ankara Europe/Istanbul; Ashgabat Asia/Ashgabat; Funafuti Pacific/Funafuti; Kampala Africa/Kampala;
Kyiv Europe/Kyiv; Abu Dhabi Asia/Dubai; London Europe/London; Dodoma Africa/Dar_es_Salaam;
Washington, D.C. America/New_York; Montevideo America/Montevideo; Tashkent Asia/Tashkent; Port Vila Pacific/Efate;
Caracas America/Caracas; Hanoi Asia/Ho_Chi_Minh; Sanaa Asia/Aden; Lusaka Africa/Lusaka; Harare Africa/Harare;
Vatican City Europe/Vatican; Ramallah Asia/Hebron
`
  .trim()
  .split(/;\s+/)
  .map((item) => {
    const at = item.lastIndexOf(' ')
    return [item.slice(0, at), item.slice(at + 1)] as const
  })
