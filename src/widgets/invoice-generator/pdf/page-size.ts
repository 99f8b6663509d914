/** A4 in points (1/72 inch), and the margin on all sides. */
export const size = { width: 595.28, height: 841.89, margin: 48 }

export const lineHeight = ({ size: points = 10 }: { readonly size?: number } = {}): number => points * 1.45
