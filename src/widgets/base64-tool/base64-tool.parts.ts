/** Loaded with the first text, or with an option that takes it: all but encoding as Base64 in UTF-8. */
export { evaluateSteps } from '../../engine/base64-tool'
export { tokenIn } from '../../engine/base64-tool/jwt'
export { convertFile, dataOf } from './base64-tool.files'
export { HexView } from './base64-tool.hex'
export { hexOf, rangeOf } from './base64-tool.hex-rows'
export { Preview } from './base64-tool.preview'
export { SuggestionLine } from './base64-tool.suggestion'
export { TokenView } from './base64-tool.token'
