/** A stroked icon in the text color. Icons used by only a few tools are defined there. */
export const icon = (path: string) => () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

export const ErrorIcon = icon('M8 5v3.4M8 11h.01M8 1.8 15 14H1Z')
export const DownloadIcon = icon('M8 2v8m0 0L4.8 6.8M8 10l3.2-3.2M2.5 13.5h11')
export const CopyIcon = icon('M6 6h8v8H6zM3.5 10H2V2h8v1.5')
export const DoneIcon = icon('m2.5 8.5 3.5 3.5 7.5-8')
