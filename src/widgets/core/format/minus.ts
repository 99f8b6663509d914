/**
 * '-5' becomes '−5', with the minus sign (U+2212): a hyphen is short and breaks from its number at the end of a line.
 * For figures on screen. The tools read both, and files keep the hyphen.
 */
export const withMinus = (figure: string): string => figure.replace(/-(?=[\p{Nd}\p{Sc}A-Z.])/u, '−')
