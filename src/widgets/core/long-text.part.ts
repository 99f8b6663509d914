// What a long text needs beyond a field, fetched when a person comes to the field or its text is long, in one file.
export { wordsOf } from './long-text.words'
export { PartBar } from './part-bar'
export { isLeft, put, select, showCaret, type } from './text-deeds'
export { inParts, shownPart } from './text-parts'
