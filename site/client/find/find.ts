// One script for both, because in Firefox and Safari a retry fetches only the script that failed, not those it imports.
export { startAskBox } from './ask-box'
export { openSearch } from './dialog'
