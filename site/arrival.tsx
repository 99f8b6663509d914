import { Component } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

interface Props {
  readonly location: Location
  readonly how: NavigationType
}

const store = 'pegboard-scroll'
/** An entry of the history. The first of a document has no key of its own, nor have those that a plain #link made. */
const entry = ({ key, pathname, hash }: Location) => key + pathname + hash

/**
 * What a browser does when a document arrives, for a page that is swapped in: menus are closed, the heading takes the
 * focus (so a screen reader reads where it is, and Tab goes on from there), and the scroll position is the top, the
 * place the address names, or on the way back the one that was left.
 */
export class Arrival extends Component<Props> {
  left: Record<string, number> = {}

  override componentDidMount(): void {
    // Storage may throw; then positions last as long as the document.
    try {
      this.left = JSON.parse(sessionStorage.getItem(store) ?? '{}')
    } catch {}
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', () => {
      // Documents are the browser's to restore.
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(store, JSON.stringify(this.left))
      } catch {}
    })
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual'
    })
  }

  override getSnapshotBeforeUpdate({ location }: Props): null {
    if (location !== this.props.location) this.left[entry(location)] = scrollY
    return null
  }

  override componentDidUpdate({ location: before }: Props): void {
    const { location, how } = this.props
    if (location === before) return
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
    const swapped = location.pathname !== before.pathname
    if (swapped) (target ?? document.querySelector('h1'))?.focus({ preventScroll: true })
    const left = how === NavigationType.Pop ? this.left[entry(location)] : undefined
    if (left !== undefined) scrollTo(0, left)
    else if (target) target.scrollIntoView()
    else if (swapped || how !== NavigationType.Pop) scrollTo(0, 0)
  }

  override render() {
    return null
  }
}
