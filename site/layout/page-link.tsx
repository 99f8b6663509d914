import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link within the site that marks the current page. */
export function PageLink({ to, ...rest }: Props) {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} discover="none" aria-current={pathname === to ? 'page' : undefined} />
}
