import type { ReactNode } from 'react'

function Icon({ children, size = 20 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const Sun = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.25" />
    <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.35 4.35l1.05 1.05M14.6 14.6l1.05 1.05M4.35 15.65l1.05-1.05M14.6 5.4l1.05-1.05" />
  </Icon>
)

export const Moon = () => (
  <Icon>
    <path d="M16.75 11.6A7 7 0 1 1 8.4 3.25a5.6 5.6 0 0 0 8.35 8.35Z" />
  </Icon>
)

export const Lines = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
)

export const Lens = () => (
  <Icon size={18}>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4.25 4.25" />
  </Icon>
)

export const Star = () => (
  <Icon size={18}>
    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z" />
  </Icon>
)

export const Cross = () => (
  <Icon size={18}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)

export const External = () => (
  <Icon size={12}>
    <path d="M7 3H3v14h14v-4M11 3h6v6M17 3l-8 8" />
  </Icon>
)

/** The logo: nine holes, a peg in the middle one. */
export const Dots = () => (
  <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26">
    <path
      d="M3 3h.01M13 3h.01M23 3h.01M3 13h.01M23 13h.01M3 23h.01M13 23h.01M23 23h.01"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".28"
    />
    <circle cx="13" cy="13" r="3.5" fill="var(--peg)" />
  </svg>
)
