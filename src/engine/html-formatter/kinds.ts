/*
 * How whitespace behaves around and inside an element, based on the user agent style sheet of the HTML Standard (15.3)
 * and the collapsing rules of CSS Text 3 (4.1): next to the edge of a block it's never rendered, and between inline
 * elements it's a space.
 */

const htmlNamespace = 'http://www.w3.org/1999/xhtml'

const names = (list: string) => new Set(list.split(' '))

/** Elements that start and end a line. */
const blocks = names(
  'html head body address article aside blockquote caption center col colgroup dd details dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main ' +
    'menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)

/** Elements that don't render whitespace directly inside them. */
const holders = names('html head frameset table tbody tfoot thead tr colgroup select optgroup datalist video audio')
const foreignHolders = names(
  'svg defs g symbol marker mask pattern clipPath linearGradient radialGradient filter ' +
    'math mrow msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr semantics',
)

/** Elements whose text is preserved as written. */
const verbatims = names('pre listing textarea script style title xmp iframe noembed noframes noscript plaintext')
const foreignVerbatims = names('script style title text tspan textPath desc mi mn mo ms mtext annotation')

/** Elements that aren't rendered, as if they didn't exist. */
const unseens = names('script style title link meta base source track param area')

/** An attribute as parsed. */
export interface Attribute {
  readonly name: string
  readonly value: string
}

/** How an element treats whitespace. */
export interface Kind {
  /** Its edges start and end a line, both inside and outside. */
  readonly block: boolean
  /** Whitespace directly inside is never rendered. */
  readonly holder: boolean
  /** All whitespace inside is significant. */
  readonly verbatim: boolean
  /** It renders nothing, so the content before and after it is adjacent. */
  readonly unseen: boolean
}

const plain = new Map<string, Kind>()

/**
 * Reads attributes that hide an element, take it out of the flow or preserve its whitespace. Style sheets aren't read.
 */
export function kindOf(name: string, namespace: string, attributes: readonly Attribute[]): Kind {
  if (attributes.length > 0) return kindWith(name, namespace, attributes)
  const key = namespace === htmlNamespace ? name : `:${name}`
  const kind = plain.get(key) ?? kindWith(name, namespace, attributes)
  if (plain.size < 500) plain.set(key, kind)
  return kind
}

function kindWith(name: string, namespace: string, attributes: readonly Attribute[]): Kind {
  const isHtml = namespace === htmlNamespace
  const style = attributes.find((attribute) => attribute.name === 'style')?.value ?? ''
  const isUsual =
    !/display|float|position/i.test(style) &&
    !attributes.some(({ name: key }) => key === 'hidden' || key === 'popover' || (key === 'align' && name === 'table'))
  return {
    block: isUsual && isHtml && blocks.has(name),
    holder: isUsual && (isHtml ? holders : foreignHolders).has(name),
    verbatim:
      (isHtml ? verbatims : foreignVerbatims).has(name) ||
      /white-space/i.test(style) ||
      attributes.some(({ name, value }) => /^(xml:)?space$/.test(name) && value === 'preserve'),
    unseen: isUsual && isHtml && unseens.has(name),
  }
}
