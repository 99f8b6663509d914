// What buttons do, loaded on the first press or edit.
export { open, save } from './file'
export { logoToText, readLogo } from './logo'
export { hostId, mount, printPaper } from './print'
