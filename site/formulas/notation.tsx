import type { ReactNode } from 'react'

interface Children {
  readonly children: ReactNode
}

export const Fraction = ({ over, under }: { readonly over: ReactNode; readonly under: ReactNode }) => (
  <mfrac>
    <mrow>{over}</mrow>
    <mrow>{under}</mrow>
  </mfrac>
)

export const Power = ({ exponent, children }: Children & { readonly exponent: ReactNode }) => (
  <msup>
    <mrow>{children}</mrow>
    <mrow>{exponent}</mrow>
  </msup>
)

export const Parentheses = ({ children }: Children) => (
  <mrow>
    <mo>(</mo>
    {children}
    <mo>)</mo>
  </mrow>
)

export const Equals = () => <mo>=</mo>
export const Plus = () => <mo>+</mo>
export const Minus = () => <mo>−</mo>
export const Times = () => <mo>·</mo>

/** A constant in the formula. */
export const Constant = ({ children }: Children) => <mn>{children}</mn>

/** 1234.5 is '1,234.5'. '' if the value isn't a number. */
export const number = (value: number | string, digits = 10): string =>
  value === '' || Number.isNaN(Number(value))
    ? ''
    : Number(value).toLocaleString('en-US', { maximumFractionDigits: digits })

/** To the cent. */
export const cents = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '6' percent is '0.06'. '' if the text isn't a number. */
export const share = (percent: string): string => (percent.trim() ? number(Number(percent) / 100) : '')
