import { scriptTypes } from '../code/language'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Boolean attributes by element (HTML Standard, list of attributes). '*' is any element. */
const booleans = new Map<string, ReadonlySet<string>>([
  ['*', names('autofocus inert itemscope')],
  ['audio', names('autoplay controls loop muted')],
  ['button', names('disabled formnovalidate')],
  ['details', names('open')],
  ['dialog', names('open')],
  ['fieldset', names('disabled')],
  ['form', names('novalidate')],
  ['iframe', names('allowfullscreen')],
  ['img', names('ismap')],
  ['input', names('checked disabled formnovalidate multiple readonly required')],
  ['link', names('disabled')],
  ['ol', names('reversed')],
  ['optgroup', names('disabled')],
  ['option', names('disabled selected')],
  ['script', names('async defer nomodule')],
  ['select', names('disabled multiple required')],
  ['textarea', names('disabled readonly required')],
  ['track', names('default')],
  ['video', names('autoplay controls loop muted playsinline')],
])

/** Whether any value of the attribute means the same as none. */
export const isBoolean = (element: string, attribute: string): boolean =>
  !element.includes('-') && Boolean(booleans.get('*')?.has(attribute) || booleans.get(element)?.has(attribute))

/**
 * Default values by element and attribute. Not of `input`, because style sheets often select `input[type=text]`.
 */
const defaults = new Map<string, ReadonlySet<string>>([
  ['script type', scriptTypes],
  ['style type', names('text/css')],
  ['style media', names('all')],
  ['link media', names('all')],
  ['form method', names('get')],
  ['form enctype', names('application/x-www-form-urlencoded')],
  ['button type', names('submit')],
  ['area shape', names('rect')],
  ['img decoding', names('auto')],
  ['img loading', names('eager')],
  ['iframe loading', names('eager')],
  ['td colspan', names('1')],
  ['td rowspan', names('1')],
  ['th colspan', names('1')],
  ['th rowspan', names('1')],
  ['col span', names('1')],
  ['track kind', names('subtitles')],
])

/** Whether an element without the attribute is treated in the same way. */
export function isRedundant(
  element: string,
  attribute: string,
  value: string,
  all: ReadonlyMap<string, string>,
): boolean {
  if (element === 'link' && attribute === 'type')
    return value.toLowerCase() === 'text/css' && (all.get('rel') ?? '').trim().toLowerCase() === 'stylesheet'
  if (element === 'script' && attribute === 'language')
    return Boolean(all.get('type')) || scriptTypes.has(`text/${value.toLowerCase()}`)
  return defaults.get(`${element} ${attribute}`)?.has(value.toLowerCase()) ?? false
}

/** Attributes that do nothing while they're empty. */
export const isEmptyAttribute = (attribute: string, value: string): boolean =>
  /^(?:class|id|style)$/.test(attribute) && value.trim() === ''
