import { createElement, Fragment } from 'react'
import type { HostOptions } from '../tool/tool-props'
import { isSet, namesIn } from './attributes'

/** The address of the site that serves the embeds, inserted by scripts/build/embed.config.ts. */
declare const __PEGBOARD_SITE__: string | undefined
const site = typeof __PEGBOARD_SITE__ === 'undefined' ? undefined : __PEGBOARD_SITE__

/** The options that the page sets with attributes. The footer has a slot for a disclaimer and the page's link, if any. */
export function hostOptionsOf(element: Element): HostOptions {
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

/** The address that `attribution` links to: the tool's page, or the one in the attribute. */
function attributionOf(element: Element): string | undefined {
  const attribution = element.getAttribute('attribution')
  if (!isSet(attribution)) return undefined
  if (attribution) return /^https?:\/\//.test(attribution) ? attribution : undefined
  return site && `${site}/${element.localName.replace('pegboard-', '')}`
}
