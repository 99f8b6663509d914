/** Loaded with the first batch or the first code that's read. */
export { BatchPanel } from './batch/panel'
export { ReaderInputs, ReaderResult, ReaderView } from './reader/panel'
