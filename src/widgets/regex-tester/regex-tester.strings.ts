import { initialStrings } from './views/initial.strings'
import { viewStrings } from './views/views.strings'

export const strings = { ...initialStrings, ...viewStrings }
