/**
 * Times known by an abbreviation: 'name|abbreviations|zone'. If an abbreviation has several readings, the most common is
 * first. The abbreviations joined by '/' are shown; the others are only searched.
 *
 * Names: CLDR 48.2 (2026), English metazones. Abbreviations: the IANA database 2025c. If it has only '+03' and the like,
 * Wikipedia's 'List of time zone abbreviations' (2025).
 */
export const times = `
Pacific Time|PST/PDT PT|America/Los_Angeles
Mountain Time|MST/MDT MT|America/Denver
Mountain Standard Time|MST|America/Phoenix
Central Time|CST/CDT CT|America/Chicago
Eastern Time|EST/EDT ET|America/New_York
Eastern Standard Time|EST|America/Panama
Atlantic Time|AST/ADT AT|America/Halifax
Atlantic Standard Time|AST|America/Puerto_Rico
Newfoundland Time|NST/NDT NT|America/St_Johns
Alaska Time|AKST/AKDT AKT|America/Anchorage
Hawaii Time|HST|Pacific/Honolulu
Hawaii-Aleutian Time|HST/HDT HAST HADT|America/Adak
Coordinated Universal Time|UTC Zulu Z UCT|UTC
Greenwich Mean Time|GMT|UTC
British Time|GMT/BST|Europe/London
Western European Time|WET/WEST|Europe/Lisbon
Central European Time|CET/CEST MEZ MESZ|Europe/Berlin
Eastern European Time|EET/EEST|Europe/Athens
Moscow Time|MSK|Europe/Moscow
Türkiye Time|TRT|Europe/Istanbul
India Standard Time|IST|Asia/Kolkata
Israel Time|IST/IDT|Asia/Jerusalem
Irish Time|GMT/IST|Europe/Dublin
Arabian Time|AST KSA|Asia/Riyadh
Gulf Standard Time|GST|Asia/Dubai
Iran Time|IRST|Asia/Tehran
Afghanistan Time|AFT|Asia/Kabul
Armenia Time|AMT|Asia/Yerevan
Azerbaijan Time|AZT|Asia/Baku
Georgia Time|GET|Asia/Tbilisi
Pakistan Time|PKT PST|Asia/Karachi
Uzbekistan Time|UZT|Asia/Tashkent
Lanka Time|SLST|Asia/Colombo
Nepal Time|NPT|Asia/Kathmandu
Bangladesh Time|BST BDT|Asia/Dhaka
Bhutan Time|BTT|Asia/Thimphu
Myanmar Time|MMT|Asia/Yangon
Indochina Time|ICT|Asia/Bangkok
Western Indonesia Time|WIB|Asia/Jakarta
Central Indonesia Time|WITA|Asia/Makassar
Eastern Indonesia Time|WIT|Asia/Jayapura
Singapore Standard Time|SGT|Asia/Singapore
Malaysia Time|MYT|Asia/Kuala_Lumpur
Philippine Time|PHT PST|Asia/Manila
Hong Kong Time|HKT|Asia/Hong_Kong
China Time|CST|Asia/Shanghai
Taiwan Time|CST TWT|Asia/Taipei
Cuba Time|CST/CDT|America/Havana
Japan Time|JST|Asia/Tokyo
Korean Time|KST|Asia/Seoul
Australian Western Time|AWST|Australia/Perth
Australian Central Time|ACST/ACDT|Australia/Adelaide
Australian Eastern Time|AEST/AEDT AET|Australia/Sydney
Australian Eastern Standard Time|AEST|Australia/Brisbane
Lord Howe Time|LHST/LHDT|Australia/Lord_Howe
New Zealand Time|NZST/NZDT NZT|Pacific/Auckland
Chatham Time|CHAST/CHADT|Pacific/Chatham
Fiji Time|FJT|Pacific/Fiji
Tonga Time|TOT|Pacific/Tongatapu
Papua New Guinea Time|PGT|Pacific/Port_Moresby
Guam Standard Time|ChST|Pacific/Guam
American Samoa Time|SST|Pacific/Pago_Pago
Brasilia Time|BRT|America/Sao_Paulo
Amazon Time|AMT|America/Manaus
Argentina Time|ART|America/Argentina/Buenos_Aires
Chile Time|CLT/CLST|America/Santiago
Bolivia Time|BOT|America/La_Paz
Peru Time|PET|America/Lima
Colombia Time|COT|America/Bogota
Ecuador Time|ECT|America/Guayaquil
Venezuela Time|VET|America/Caracas
Uruguay Time|UYT|America/Montevideo
Paraguay Time|PYT|America/Asuncion
South Africa Standard Time|SAST|Africa/Johannesburg
East Africa Time|EAT|Africa/Nairobi
West Africa Time|WAT|Africa/Lagos
Central Africa Time|CAT|Africa/Maputo
Azores Time|AZOT/AZOST|Atlantic/Azores
Cape Verde Time|CVT|Atlantic/Cape_Verde
Samara Time|SAMT|Europe/Samara
Yekaterinburg Time|YEKT|Asia/Yekaterinburg
Omsk Time|OMST|Asia/Omsk
Novosibirsk Time|NOVT|Asia/Novosibirsk
Krasnoyarsk Time|KRAT|Asia/Krasnoyarsk
Irkutsk Time|IRKT|Asia/Irkutsk
Yakutsk Time|YAKT|Asia/Yakutsk
Vladivostok Time|VLAT|Asia/Vladivostok
`
