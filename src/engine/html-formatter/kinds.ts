/*
 * What white space means around and inside an element, by the user agent stylesheet of the HTML Standard (15.3) and
 * the collapsing rules of CSS Text 3 (4.1): beside the edge of a block it is never drawn, between inlines it is a space.
 */

const htmlNamespace = 'http://www.w3.org/1999/xhtml'

const names = (list: string) => new Set(list.split(' '))

/** Elements whose edges begin and end a line. */
const blocks = names(
  'html head body address article aside blockquote caption center col colgroup dd details dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main ' +
    'menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)

/** Elements that do not draw white space directly inside them. */
const holders = names('html head frameset table tbody tfoot thead tr colgroup select optgroup datalist video audio')
const foreignHolders = names(
  'svg defs g symbol marker mask pattern clipPath linearGradient radialGradient filter ' +
    'math mrow msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr semantics',
)

/** Elements whose text is kept as written. */
const verbatims = names('pre listing textarea script style title xmp iframe noembed noframes noscript plaintext')
const foreignVerbatims = names('script style title text tspan textPath desc mi mn mo ms mtext annotation')

/** Elements that are not drawn at all: as if they were not there. */
const unseens = names('script style title link meta base source track param area')

/** As parse5 gives it. */
export interface Attribute {
  readonly name: string
  readonly value: string
}

/** How an element treats white space. */
export interface Kind {
  /** Its edges, seen from outside and from inside, begin and end a line. */
  readonly block: boolean
  /** White space directly in it is never drawn. */
  readonly holder: boolean
  /** All white space in it counts. */
  readonly verbatim: boolean
  /** It draws nothing, so that what is before it and behind it meet. */
  readonly unseen: boolean
}

const plain = new Map<string, Kind>()

/** Attributes are believed that hide an element, take it out of the lines, or let its white space stand; stylesheets are not read. */
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
