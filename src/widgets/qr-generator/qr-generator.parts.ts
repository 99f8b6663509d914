/** Loaded with the first fold, form or batch, or the first code that's read. */
export { formOf } from '../../engine/qr-generator/form-of'
export { payload, readDayAndTime } from '../../engine/qr-generator/payload'
export { BatchPanel } from './batch/panel'
export { ColorFields, FrameFields } from './fields/design'
export { FormFields } from './fields/form'
export { LogoField } from './fields/logo'
export { ReaderInputs, ReaderResult, ReaderView } from './reader/panel'
export { createReader } from './reader/reader'
