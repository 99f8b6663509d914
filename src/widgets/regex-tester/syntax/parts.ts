// What loads on use, in one file: the parser, and what's made of its tree.
export { codeFor } from '../../../engine/regex-tester/flavors/code'
export { isBlocking } from '../../../engine/regex-tester/flavors/notes'
export { targets } from '../../../engine/regex-tester/flavors/targets'
export { explain } from '../../../engine/regex-tester/syntax/explain'
export { mayExplode } from '../../../engine/regex-tester/syntax/nested'
export { parsePattern } from '../../../engine/regex-tester/syntax/parse'
export { reference } from '../../../engine/regex-tester/syntax/reference'
