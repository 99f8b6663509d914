const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements whose end tag may be left out (HTML Standard, 13.1.2.4), and those that have none. */
export const voids = names('area base br col embed hr img input link meta source track wbr')
export const optionalEnds = new Set([
  ...names('html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'),
  ...voids,
  '',
])

/** Parts of a table, and where they belong. */
export const tableParts = new Map([
  ['caption', 'table'],
  ['colgroup', 'table'],
  ['col', 'colgroup'],
  ['thead', 'table'],
  ['tbody', 'table'],
  ['tfoot', 'table'],
  ['tr', 'table'],
  ['td', 'tr'],
  ['th', 'tr'],
])

/** Elements that belong directly in certain others, the usual one first. */
export const parents = new Map([
  ['li', names('ul ol menu')],
  ['dt', names('dl div')],
  ['dd', names('dl div')],
  ['figcaption', names('figure')],
  ['legend', names('fieldset optgroup')],
  ['summary', names('details')],
  ['option', names('select optgroup datalist')],
  ['optgroup', names('select')],
  ['source', names('picture audio video')],
  ['track', names('audio video')],
])

/** The only elements that may be directly in certain others. */
export const children = new Map([
  ['ul', names('li script template')],
  ['ol', names('li script template')],
  ['menu', names('li script template')],
  ['dl', names('dt dd div script template')],
])

/** Elements that contain only phrasing content: text and elements in text (HTML Standard, 3.2.5.2.5). */
export const phrasingOnly = names(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output p pre progress q rp s samp ' +
    'small span strong sub sup time u var',
)
/** Elements with the content model of their parent. */
export const transparents = names('a audio canvas del ins map noscript object slot video')
/** Elements that aren't phrasing content. */
export const blocks = names(
  'address article aside blockquote center details dialog dir div dl fieldset figure footer form frameset h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr main menu nav ol p pre search section table ul xmp',
)

/** Elements that the HTML Standard no longer has (16.2). */
export const obsoletes = names(
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem ' +
    'multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp',
)

/** What a label can be for. */
export const labelables = names('button input meter output progress select textarea')
