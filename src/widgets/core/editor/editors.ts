/** What replaces the plain fields of a tool with `editor`, loaded once the page is painted and idle. */
export { CodeArea } from './code-area'
export { CodeLine } from './code-line'
