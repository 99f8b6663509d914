import { batchStrings } from './batch/batch.strings'
import { fieldStrings } from './fields/fields.strings'
import { initialStrings } from './initial.strings'
import { readerStrings } from './reader/reader.strings'

export const strings = { ...initialStrings, ...fieldStrings, batch: batchStrings, reader: readerStrings }
