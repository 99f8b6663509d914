interface Language {
  readonly name: string
  /**
   * A region where it's spoken (ISO 3166-1), for a flag that makes it easy to spot, not as a statement about the
   * language.
   */
  readonly region: string
}

/** The supported languages by ISO 639-1 code, the same as in eld's data. */
const table = `am ET Amharic|ar EG Arabic|az AZ Azerbaijani|be BY Belarusian|bg BG Bulgarian|bn BD Bengali|ca AD Catalan|
cs CZ Czech|da DK Danish|de DE German|el GR Greek|en GB English|es ES Spanish|et EE Estonian|eu ES Basque|fa IR Persian|
fi FI Finnish|fr FR French|gu IN Gujarati|he IL Hebrew|hi IN Hindi|hr HR Croatian|hu HU Hungarian|hy AM Armenian|
is IS Icelandic|it IT Italian|ja JP Japanese|ka GE Georgian|kn IN Kannada|ko KR Korean|ku IQ Kurdish|lo LA Lao|
lt LT Lithuanian|lv LV Latvian|ml IN Malayalam|mr IN Marathi|ms MY Malay|nl NL Dutch|no NO Norwegian|or IN Odia|
pa IN Punjabi|pl PL Polish|pt PT Portuguese|ro RO Romanian|ru RU Russian|sk SK Slovak|sl SI Slovenian|sq AL Albanian|
sr RS Serbian|sv SE Swedish|ta IN Tamil|te IN Telugu|th TH Thai|tl PH Tagalog|tr TR Turkish|uk UA Ukrainian|ur PK Urdu|
vi VN Vietnamese|yo NG Yoruba|zh CN Chinese`

/** English names and regions. */
export const languages: Readonly<Record<string, Language>> = Object.fromEntries(
  table.split('|').map((row) => {
    const [code = '', region = '', name = ''] = row.trim().split(' ')
    return [code, { name, region }]
  }),
)

/** 'GB' becomes two regional indicator symbols, which most systems show as a flag. */
export const flagOf = (region: string): string =>
  String.fromCodePoint(...[...region].map((letter) => 0x1f1e6 - 65 + letter.charCodeAt(0)))
