import { tools } from 'virtual:tools'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

const asksAt = (pathname: string) => tools.some(({ path, asks }) => asks && path === pathname)

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string
}

/**
 * A link to another page of the site. Built, as react-router's own Link is, on its hooks: that one carries the
 * prefetching of its framework mode along, 2 kB that nothing here would use.
 *
 * A page that asks a service has a content security policy of its own, and a policy belongs to the document: going
 * there or away from there is a full load.
 */
export function PageLink({ to, ...rest }: Props) {
  const swap = useLinkClickHandler<HTMLAnchorElement>(to)
  const { pathname } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!asksAt(pathname) && !asksAt(to)) swap(event)
  }
  return <a {...rest} href={useHref(to)} aria-current={to === pathname ? 'page' : undefined} onClick={follow} />
}
