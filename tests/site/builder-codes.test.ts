import { describe, expect, it } from 'vitest'
import { attributesOf, variablesOf } from '../../site/builder/choices'
import { type Built, formats } from '../../site/builder/codes'
import type { ToolFile } from '../../site/builder/tool-file'
import { eachRow } from '../each-row'

const tool: ToolFile = {
  id: 'mortgage-calculator',
  name: 'Mortgage calculator',
  page: 'https://tools.example/mortgage-calculator',
  version: '0.1.0',
  integrity: 'sha384-abc',
  kinds: { homePrice: { kind: 'money' }, pmi: { kind: 'money' } },
  fields: [
    { name: 'homePrice', attribute: 'home-price', label: 'Home price', isNeeded: true },
    { name: 'pmi', attribute: 'pmi', label: 'PMI', isNeeded: true },
  ],
  hasCurrency: true,
  hasEditor: false,
}
const built: Built = {
  tool,
  url: 'https://tools.example',
  version: '0.1.0',
  attributes: { 'home-price': '450000.5', locale: 'de-DE', hide: 'pmi', compact: '' },
  typed: { homePrice: '450000,5' },
  variables: { '--pegboard-radius': '8px' },
  maxWidth: '480px',
  height: 900,
}
const codeOf = (format: string, changes: Partial<Built> = {}) => formats[format]?.write({ ...built, ...changes })

describe('the attributes for the builder’s choices', () => {
  it('are none if nothing is chosen or entered', () => {
    const choices = { 'access-homePrice': '', 'access-pmi': '', theme: '', locale: '', currency: '', heading: '  ' }
    expect(attributesOf(choices, {}, tool)).toEqual({})
    expect(variablesOf({ ...choices, corner: '', size: '', density: '', accent: '#b23c0b' })).toEqual({})
  })

  it('have fields in kebab-case, lists as JSON, and an emptied field', () => {
    expect(attributesOf({}, { homePrice: '450000', pmi: '', rows: [{ a: '1' }], unique: false }, tool)).toEqual({
      'home-price': '450000',
      pmi: '',
      rows: '[{"a":"1"}]',
    })
  })

  it('have the names of hidden and locked fields, as the elements expect them', () => {
    const choices = { 'access-homePrice': 'lock', 'access-pmi': 'hide', compact: 'on', result: 'on', attribution: 'on' }
    expect(attributesOf(choices, {}, tool)).toEqual({
      lock: 'homePrice',
      hide: 'pmi',
      compact: '',
      'result-only': '',
      attribution: 'https://tools.example/mortgage-calculator',
    })
  })
})

// Contrast by WCAG 2.2: white on #767676 is 4.54:1 and black 4.62:1; white on #757575 is 4.61:1 and black 4.56:1.
eachRow([
  ['#ffffff', '#000000'],
  ['#ffff00', '#000000'],
  ['#767676', '#000000'],
  ['#757575', '#ffffff'],
  ['#5b2dd4', '#ffffff'],
  ['#000000', '#ffffff'],
])('text on %s is %s', (color, text) => {
  expect(variablesOf({ ownAccent: 'on', accent: color })).toMatchObject({
    '--pegboard-accent': color,
    '--pegboard-on-accent': text,
  })
})

describe('the builder’s code', () => {
  it('for a script has the tag with attributes and style', () => {
    expect(
      codeOf('script'),
    ).toBe(`<link rel="stylesheet" href="https://tools.example/embed/0.1.0/mortgage-calculator.css">
<script type="module" src="https://tools.example/embed/0.1.0/mortgage-calculator.js"></script>
<pegboard-mortgage-calculator
  home-price="450000.5"
  locale="de-DE"
  hide="pmi"
  compact
  style="max-width: 480px; --pegboard-radius: 8px"
><a href="https://tools.example/mortgage-calculator">Mortgage calculator</a></pegboard-mortgage-calculator>`)
  })

  it('for a single file has its hash', () => {
    expect(codeOf('single', { attributes: {}, variables: {}, maxWidth: undefined })).toBe(
      `<link rel="stylesheet" href="https://tools.example/embed/0.1.0/mortgage-calculator.css">
<script type="module" src="https://tools.example/embed/0.1.0/mortgage-calculator.single.js"
  integrity="sha384-abc" crossorigin></script>
<pegboard-mortgage-calculator><a href="https://tools.example/mortgage-calculator">Mortgage calculator</a></pegboard-mortgage-calculator>`,
    )
  })

  it('for a frame has parameters, the height and the widest width', () => {
    const [frame, script] = codeOf('frame')?.split('\n') ?? []
    expect(frame).toContain(
      'src="https://tools.example/embed/mortgage-calculator?home-price=450000.5&amp;locale=de-DE&amp;hide=pmi&amp;compact=&amp;--pegboard-radius=8px"',
    )
    expect(frame).toContain('height="900"')
    expect(frame).toContain('max-width:480px')
    expect(script).toBe('<script src="https://tools.example/embed/frames.js" async></script>')
  })

  it('for React has the values as typed in the locale, and its words', () => {
    expect(codeOf('react')).toBe(`import { MortgageCalculator } from 'pegboard/widgets/mortgage-calculator'
import 'pegboard/widgets/mortgage-calculator.css'
import strings from 'pegboard/languages/de/mortgage-calculator.json'

export const Tool = () => (
  <MortgageCalculator
    defaultValue={{"homePrice":"450000,5"}}
    locale="de-DE"
    hide={["pmi"]}
    style={{"maxWidth":"480px","--pegboard-radius":"8px"}}
    compact
    strings={strings}
  />
)`)
    expect(codeOf('react', { attributes: {}, typed: {}, variables: {}, maxWidth: undefined })).toContain(
      '  <MortgageCalculator />\n',
    )
  })

  it('for Vue has a template', () => {
    expect(codeOf('vue', { attributes: { 'home-price': '1' }, variables: {}, maxWidth: undefined })).toContain(
      '<template>\n  <pegboard-mortgage-calculator home-price="1"></pegboard-mortgage-calculator>\n</template>',
    )
  })

  it('for WordPress is a block whose JSON can’t end the comment', () => {
    const code = codeOf('wordpress', { attributes: { text: '--> <script> & "x"' } }) ?? ''
    const [, json = ''] = /^<!-- wp:pegboard\/tool (.*) \/-->$/.exec(code) ?? []
    expect(json).not.toMatch(/--|[<>&]/)
    expect(JSON.parse(json)).toEqual({
      tool: 'mortgage-calculator',
      values: { text: '--> <script> & "x"', '--pegboard-radius': '8px' },
    })
  })

  it('escapes texts in attributes', () => {
    expect(codeOf('script', { attributes: { heading: 'A "b" <c> & d\ne' } })).toContain(
      'heading="A &quot;b&quot; &lt;c> &amp; d&#10;e"',
    )
    expect(codeOf('react', { attributes: { heading: '"a" {b}' } })).toContain('heading={"\\"a\\" {b}"}')
  })

  it('omits texts that are too long for a frame’s address, and names them', () => {
    const attributes = { text: 'x'.repeat(2000), theme: 'dark' }
    for (const name of ['frame', 'wordpress']) {
      expect(formats[name]?.leftOut?.({ ...built, attributes })).toEqual(['text'])
      expect(codeOf(name, { attributes })).toContain('dark')
      expect(codeOf(name, { attributes })).not.toContain('xxx')
    }
    expect(formats.frame?.leftOut?.(built)).toEqual([])
    expect(codeOf('script', { attributes })).toContain('x'.repeat(2000))
  })
})
