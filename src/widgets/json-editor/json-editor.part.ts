// What reads JSON and shows what was read, fetched when there is something to read, in one file.
/** @public Knip does not follow `<part.Deeds>` and its like. */
export { Deeds } from './json-editor.deeds'
export { createEditor, nodesOf } from './json-editor.editor'
/** @public */
export { Outcome } from './json-editor.outcome'
export { sample } from './json-editor.sample'
/** @public */
export { TreeView } from './json-editor.tree'
export { errorOf } from './json-editor.words'
