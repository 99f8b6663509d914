/** Loaded with the first code or a design: the encoder, the decoder, and what draws and saves a code. */
export { readAsHex } from '../../engine/core/color/css-color'
export { lookOf } from '../../engine/qr-generator/look'
export { evaluate } from '../../engine/qr-generator/qr-generator'
export { filesOf, withSvg } from './draw/files'
export { StyledPicture } from './draw/styled-picture'
export { makeCode } from './make'
