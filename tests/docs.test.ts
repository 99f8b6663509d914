import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv'
import schema from 'custom-elements-manifest/schema.json'
import { describe, expect, it } from 'vitest'
import { type FieldData, fieldsFile } from '../scripts/build/docs/fields-file'
import { manifest } from '../scripts/build/docs/manifest'
import { withTable } from '../scripts/build/docs/readme'
import { reference } from '../scripts/build/docs/reference'
import { catalog } from '../src/catalog'
import { eachRow } from './each-row'

// What scripts/build/docs makes of the catalog, the engines, the strings and the elements, and the documents by hand.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

it('The table in README.md has all tools', async () => {
  // `npm run snapshots` updates it.
  await expect(withTable(read('README.md'))).toMatchFileSnapshot('../README.md')
})

describe('custom-elements.json', () => {
  const classes = manifest().modules.flatMap(({ declarations }) => declarations)

  it('follows the published schema', () => {
    const validate = new Ajv({ strict: false }).compile(schema)
    validate(JSON.parse(JSON.stringify(manifest())))
    expect(validate.errors).toBeNull()
  })

  eachRow(classes)('$tagName links each attribute to a member, and describes both in words', (own) => {
    const fields = own.members.filter((member) => 'attribute' in member)
    expect(fields.map(({ name }) => name)).toEqual(own.attributes.map(({ fieldName }) => fieldName))
    for (const { name, description } of [...own.attributes, ...own.members, ...own.events, ...own.cssProperties]) {
      expect(description.length).toBeGreaterThan(3)
      expect(description.replaceAll('`', '')).not.toBe(name)
      expect(description).not.toMatch(/`?interpret[A-Z]|spec part|TOOLS\.md/)
    }
  })

  it('has the values of choices', () => {
    const interest = classes.find(({ tagName }) => tagName === 'pegboard-interest-calculator')
    const frequency = interest?.attributes.find(({ name }) => name === 'frequency')
    expect(frequency).toMatchObject({ type: { text: "'1' | '2' | '4' | '12' | '365'" }, default: '12' })
  })
})

describe('fields.json', () => {
  const rowsOf = (fields: readonly FieldData[]): FieldData[] =>
    fields.flatMap((field) => [field, ...rowsOf(field.fields ?? [])])

  it('has the fields of every tool', () => {
    expect(Object.keys(fieldsFile)).toEqual(catalog.map(({ id }) => id))
  })

  eachRow(Object.entries(fieldsFile))('%s has labels, and initial values that are choices', (_, fields) => {
    for (const { label, choices, initial, optional } of rowsOf(fields)) {
      expect(label).toMatch(/^[^{}]+$/)
      if (choices && initial !== undefined && !(optional && initial === ''))
        expect(choices.map(({ value }) => value)).toContain(initial)
    }
  })

  it('has the kind, the texts, the rules and the choices of a field', () => {
    const [homePrice, downPayment] = fieldsFile['mortgage-calculator'] ?? []
    expect(homePrice).toMatchObject({ kind: 'money', label: 'Home price', positive: true, max: 1e10, find: true })
    expect(homePrice?.description).toBe('Above 0 and up to 10^10.')
    expect(downPayment).toMatchObject({ attribute: 'down-payment', initial: '', percentOf: 'homePrice', min: 0 })
    const frequency = fieldsFile['mortgage-calculator']?.find(({ name }) => name === 'frequency')
    expect(frequency?.choices).toContainEqual({ value: 'biweekly', label: 'Every two weeks' })
  })
})

describe('documents', () => {
  const packed = 'dist/reference.md'
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    packed,
    ...readdirSync(`${root}docs`, { recursive: true }).map((file) => `docs/${file}`),
  ].filter((path) => path.endsWith('.md'))
  const textOf = (path: string) => (path === packed ? reference() : read(path))

  const decisions = documents.filter((path) => /^docs\/decisions\/(?!README)/.test(path))

  it('list every decision', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.*?)\]\((.*?)\): /gm)]
    const titles = decisions.map((path) => [/^# (.*)/.exec(read(path))?.[1], path.replace('docs/decisions/', '')])
    expect(listed.map(([, title, file]) => [title, file]).sort()).toEqual(titles.sort())
  })

  eachRow(decisions)('%s has a date below its title', (path) => {
    expect(read(path)).toMatch(/^# .+\n\n[A-Z][a-z]+ \d{1,2}, \d{4}(; .+)?\n\n/)
  })

  eachRow(documents)('%s has no broken links', (path) => {
    const folder = new URL(`../${path}`, import.meta.url)
    const links = [...textOf(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    const missing = links.filter((link) => !/^(https?:|mailto:|\/)/.test(link) && !existsSync(new URL(link, folder)))
    expect(missing).toEqual([])
  })

  eachRow(documents)('%s mentions only files that exist', (path) => {
    const inCode = /`((?:src|site|scripts|tests|stories|bench|docs|examples|integrations)\/[^`\s]+)`/g
    // In <id>, * and {a,b}, any name fits. `tests/code` is short for tests/code.test.ts.
    const own = [...textOf(path).matchAll(inCode)].map(([, path = '']) => path).filter((path) => !/[<*{]/.test(path))
    const missing = own.filter((path) => !existsSync(root + path) && !existsSync(`${root}${path}.test.ts`))
    expect(missing).toEqual([])
  })

  eachRow(documents)('%s mentions only npm scripts that exist', (path) => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [...textOf(path).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
