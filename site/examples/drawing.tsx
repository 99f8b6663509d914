import type { ReactNode } from 'react'
import { picture } from '../pages/home.css'

interface DrawingProps {
  readonly width: number
  readonly height: number
  /** The side of a square drawing in its own units. */
  readonly view?: number
  readonly children: ReactNode
}

/** A small picture, for the home page. */
export const Drawing = ({ width, height, view, children }: DrawingProps) => (
  <svg
    className={picture}
    width={width}
    height={height}
    viewBox={view ? `0 0 ${view} ${view}` : `0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
)
