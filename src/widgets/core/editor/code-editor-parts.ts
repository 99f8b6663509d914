/** Loaded once a page with a code editor is idle. */
export { CodeArea } from './code-area'
export { createCodeEditor, createLineEditor } from './code-editor'
