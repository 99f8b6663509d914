/** The logo: nine holes with a peg in the middle one. */
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
