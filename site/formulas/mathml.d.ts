import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type MathAttributes = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { display?: 'block' | 'inline' }

/** React renders MathML, but its types don't include it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements
      extends Record<
        | 'math'
        | 'mi'
        | 'mn'
        | 'mo'
        | 'mrow'
        | 'mfrac'
        | 'msup'
        | 'msub'
        | 'msqrt'
        | 'mroot'
        | 'mtext'
        | 'mspace'
        | 'munderover',
        MathAttributes
      > {}
  }
}
