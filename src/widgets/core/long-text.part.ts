// What a long text needs beyond a field, fetched when a person comes to the field or its text is long, in one file.
export { PartBar } from './part-bar'
export { readText } from './text-file'
export { edit, inParts, insert, isShort, shownCaret, shownPart, turnTo } from './text-parts'
