import type { Rules } from '../rules'

/**
 * Whether a comment stays: licenses (`<!--! … -->`, `@license`), conditional comments of Internet Explorer, and
 * comments that servers and libraries read (`<!--#include … -->`, `<!-- ko … -->`).
 */
const isKept = (data: string) => /^[!#]|@license|@preserve|^\[if\s|^<!\[endif\]|\[endif\]$|^\s*\/?ko\b/i.test(data)

export const isRemovedComment = (data: string, comments: Rules['comments']): boolean =>
  comments === 'all' || (comments === 'most' && !isKept(data))
