import { expect } from 'vitest'
import { evaluateExample as evaluateHtml } from '../../../src/engine/html-formatter/example'
import * as html from '../../../src/engine/html-formatter/html-formatter'
import * as json from '../../../src/engine/json-editor/json-editor'
import { evaluateExample as evaluateJson } from '../../../src/engine/json-editor/output'
import { evaluateExample as evaluateLanguage } from '../../../src/engine/language-detector/example'
import * as language from '../../../src/engine/language-detector/language-detector'
import { evaluateExample as evaluateQr } from '../../../src/engine/qr-generator/example'
import * as qr from '../../../src/engine/qr-generator/qr-generator'
import { model } from '../../../src/widgets/language-detector/model'
import { eachRow } from '../../each-row'

// If an engine loads late, the page shows its example's answer from a table.

eachRow([
  ['HTML formatter', evaluateHtml(), html.evaluate(html.example)],
  ['JSON editor', evaluateJson(), json.evaluate(json.example)],
  ['language detector', evaluateLanguage(), language.evaluate(language.example, { model })],
  ['QR code generator', evaluateQr(), qr.evaluate(qr.example)],
])('%s answers its example as shown on the page', (_, shown, answered) => {
  expect(shown).toEqual(answered)
})
