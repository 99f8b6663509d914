const icon = (path: string) => () => (
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

export const FaultIcon = icon('M8 5v3.4M8 11h.01M8 1.8 15 14H1Z')
export const CopyIcon = icon('M6 6h8v8H6zM3.5 10H2V2h8v1.5')
export const DoneIcon = icon('m2.5 8.5 3.5 3.5 7.5-8')
export const ChevronIcon = icon('m3.5 6 4.5 4.5L12.5 6')
export const PlusIcon = icon('M8 3v10M3 8h10')
export const CrossIcon = icon('m4 4 8 8M12 4l-8 8')
export const SwapIcon = icon('M2 5.5h11l-3-3M14 10.5H3l3 3')
