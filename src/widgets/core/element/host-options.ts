import { createElement, Fragment } from 'react'
import type { HostOptions } from '../base/tool-props'
import { isSet, namesIn } from './attributes'
import type { Definition } from './definition'

/** The address of the site that serves the embeds, inserted by scripts/build/embed.config.ts. */
declare const __PEGBOARD_SITE__: string | undefined
const site = typeof __PEGBOARD_SITE__ === 'undefined' ? undefined : __PEGBOARD_SITE__

/** A tag: an element or, on a server, what one is made from. */
export type Tag = Pick<Element, 'localName' | 'getAttribute'>

/** The options that the page sets with attributes. The footer has a slot for a disclaimer and the page's link, if any. */
export function hostOptionsOf(element: Tag): HostOptions {
  const flag = (name: string) => isSet(element.getAttribute(name))
  const names = (name: string) => namesIn(element.getAttribute(name))
  const link = attributionOf(element)
  const slot = createElement('slot', { name: 'disclaimer', part: 'disclaimer' })
  return {
    heading: element.getAttribute('heading') || undefined,
    compact: flag('compact'),
    resultOnly: flag('result-only'),
    hide: names('hide'),
    lock: names('lock'),
    footer: createElement(
      Fragment,
      null,
      slot,
      link && createElement('p', null, createElement('a', { href: link, part: 'attribution' }, 'Pegboard')),
    ),
  }
}

/** The tool's own props that attributes set: `host`, `auto`. */
export const widgetProps = (tag: Tag, { texts, flags }: Definition): Record<string, string | boolean | undefined> => ({
  ...Object.fromEntries(texts.map((name) => [name, tag.getAttribute(name) ?? undefined])),
  ...Object.fromEntries(flags.map((name) => [name, isSet(tag.getAttribute(name))])),
})

/** The address that `attribution` links to: the tool's page, or the one in the attribute. */
function attributionOf(element: Tag): string | undefined {
  const attribution = element.getAttribute('attribution')
  if (!isSet(attribution)) return undefined
  if (attribution) return /^https?:\/\//.test(attribution) ? attribution : undefined
  return site && `${site}/${element.localName.replace('pegboard-', '')}`
}
