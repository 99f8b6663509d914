import { Component, type ComponentProps, type RefObject } from 'react'

interface KeptHeightProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly place: RefObject<HTMLDivElement | null>
  /** Its content is away. */
  readonly isKept: boolean
}

/**
 * A box that stays as high as it was while its content is away, so that what follows doesn't move. A class, because only
 * classes are asked before the content is removed, and measuring at any other time would cost a layout for each key.
 */
export class KeptHeight extends Component<KeptHeightProps> {
  override getSnapshotBeforeUpdate(before: KeptHeightProps): number | null {
    const { isKept, place } = this.props
    return isKept && !before.isKept && place.current ? place.current.offsetHeight : null
  }

  override componentDidUpdate(before: KeptHeightProps, _: unknown, height: number | null): void {
    const { isKept, place } = this.props
    if (place.current && isKept !== before.isKept)
      place.current.style.minBlockSize = height === null ? '' : `${height}px`
  }

  override render() {
    const { place, isKept, ...props } = this.props
    return <div ref={place} {...props} />
  }
}
