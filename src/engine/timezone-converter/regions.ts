/**
 * States, provinces and territories of the United States, Canada and Australia, by ISO 3166-2 code. Country names come
 * from Intl.
 */
export const states = `
US-AL Alabama
US-AK Alaska
US-AZ Arizona
US-AR Arkansas
US-CA California
US-CO Colorado
US-CT Connecticut
US-DE Delaware
US-DC D.C./District of Columbia
US-FL Florida
US-GA Georgia
US-HI Hawaii
US-ID Idaho
US-IL Illinois
US-IN Indiana
US-IA Iowa
US-KS Kansas
US-KY Kentucky
US-LA Louisiana
US-ME Maine
US-MD Maryland
US-MA Massachusetts
US-MI Michigan
US-MN Minnesota
US-MS Mississippi
US-MO Missouri
US-MT Montana
US-NE Nebraska
US-NV Nevada
US-NH New Hampshire
US-NJ New Jersey
US-NM New Mexico
US-NY New York
US-NC North Carolina
US-ND North Dakota
US-OH Ohio
US-OK Oklahoma
US-OR Oregon
US-PA Pennsylvania
US-RI Rhode Island
US-SC South Carolina
US-SD South Dakota
US-TN Tennessee
US-TX Texas
US-UT Utah
US-VT Vermont
US-VA Virginia
US-WA Washington
US-WV West Virginia
US-WI Wisconsin
US-WY Wyoming
CA-AB Alberta
CA-BC British Columbia
CA-MB Manitoba
CA-NB New Brunswick
CA-NL Newfoundland and Labrador
CA-NS Nova Scotia
CA-NT Northwest Territories
CA-NU Nunavut
CA-ON Ontario
CA-PE Prince Edward Island
CA-QC Quebec
CA-SK Saskatchewan
CA-YT Yukon
AU-ACT Australian Capital Territory
AU-NSW New South Wales
AU-NT Northern Territory
AU-QLD Queensland
AU-SA South Australia
AU-TAS Tasmania
AU-VIC Victoria
AU-WA Western Australia
`

/** Other English names of countries, by ISO 3166 code. From general knowledge. */
export const otherNames = `
AE UAE/Emirates
BA Bosnia
CD DRC/DR Congo/Democratic Republic of the Congo
CG Republic of the Congo
CI Ivory Coast
CV Cape Verde/Cabo Verde
CZ Czech Republic
EH Western Sahara
FK Falkland Islands/Falklands
FM Micronesia
GB UK/Great Britain/Britain/England/Scotland/Wales/Northern Ireland
KP DPRK
KR Korea/Republic of Korea
LA Lao
LK Ceylon
MK Macedonia
MM Burma/Myanmar
NL Holland
PS Palestine/State of Palestine
RU Russian Federation
SZ Swaziland
TL East Timor
TR Turkey/Türkiye
TT Trinidad
US USA/America/United States of America
VA Vatican/Holy See
VN Viet Nam
`
