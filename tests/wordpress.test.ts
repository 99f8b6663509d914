import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { wordpressTools as tools } from '../scripts/build/docs/wordpress'

// The WordPress plugin, as far as it runs without WordPress: its files agree, and its block can be edited. The PHP part is
// checked by integrations/wordpress/check.php, by hand.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const plugin = (file: string) => read(`integrations/wordpress/pegboard/${file}`)
const block = JSON.parse(plugin('block.json'))

interface Node {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly onChange?: (text: string) => void }
  readonly children: readonly unknown[]
}
interface Settings {
  edit(props: { attributes: object; setAttributes(changed: object): void }): Node
  save(): null
}

/** Runs the editor script with the parts of WordPress that it uses, and returns what it registers. */
function registered(url = 'https://tools.example') {
  let found: [string, Settings] | undefined
  const wp = {
    blocks: { registerBlockType: (...all: [string, Settings]) => (found = all) },
    blockEditor: { InspectorControls: 'settings', useBlockProps: () => ({ className: 'block' }) },
    components: { PanelBody: 'panel', SelectControl: 'select', TextControl: 'text' },
    element: {
      Fragment: 'fragment',
      createElement: (type: string, props: object | null, ...children: unknown[]) => ({
        type,
        props: props ?? {},
        children,
      }),
    },
    i18n: { __: (text: string) => text, sprintf: (text: string, value: string) => text.replace('%s', value) },
  }
  runInNewContext(plugin('editor.js'), { window: { wp, pegboard: { url, tools } }, URLSearchParams })
  if (!found) throw new Error('editor.js registered no block')
  return { name: found[0], settings: found[1] }
}

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : value && typeof value === 'object'
      ? [value as Node, ...nodesIn((value as Node).children)]
      : []

function edited(attributes: object, url?: string) {
  const changes: object[] = []
  const root = registered(url).settings.edit({ attributes, setAttributes: (changed) => changes.push(changed) })
  const nodes = nodesIn(root)
  const change = (label: string, text: string) => {
    nodes.find(({ props }) => props.label === label)?.props.onChange?.(text)
    return JSON.parse(JSON.stringify(changes.at(-1)))
  }
  return { nodes, change, frame: nodes.find(({ type }) => type === 'iframe')?.props }
}
const initial = Object.fromEntries(
  Object.entries<{ default: unknown }>(block.attributes).map(([name, { default: value }]) => [name, value]),
)

describe('the block', () => {
  it('is registered under the name in block.json, with a script that the plugin registers', () => {
    const { name, settings } = registered()
    expect(name).toBe(block.name)
    expect(settings.save()).toBeNull()
    expect(block.apiVersion).toBe(3)
    expect(plugin('pegboard.php')).toContain(`wp_register_script( '${block.editorScript}'`)
    expect(Object.keys(tools)).toContain(initial.tool)
  })

  it('shows the tool with its values', () => {
    const { frame } = edited({ ...initial, tool: 'mortgage-calculator', values: { theme: 'dark', heading: 'A & "B"' } })
    expect(frame).toMatchObject({
      src: 'https://tools.example/embed/mortgage-calculator?theme=dark&heading=A+%26+%22B%22',
      title: 'Mortgage calculator',
      height: tools['mortgage-calculator']?.height,
      style: { colorScheme: 'dark' },
    })
  })

  it('has a setting for every attribute of its tool, and removes empty ones', () => {
    const { nodes, change } = edited({ ...initial, tool: 'bmi-calculator', values: { height: '180' } })
    const labels = nodes.filter(({ type }) => type === 'text').map(({ props }) => props.label)
    expect(labels).toEqual(tools['bmi-calculator']?.attributes.filter((name) => name !== 'theme'))
    expect(change('weight', '80')).toEqual({ values: { height: '180', weight: '80' } })
    expect(change('height', '')).toEqual({ values: {} })
    expect(change('Theme', 'dark')).toEqual({ values: { height: '180', theme: 'dark' } })
    expect(change('Show in', 'script')).toEqual({ mode: 'script' })
    expect(change('Tool', 'tax-calculator')).toEqual({ tool: 'tax-calculator', values: {} })
  })

  it('says what to do without an address, or with a tool that doesn’t exist', () => {
    const texts = (attributes: object, url?: string) =>
      edited(attributes, url)
        .nodes.filter(({ type }) => type === 'p')
        .map(({ children }) => children.join(''))
    expect(texts(initial, '')).toEqual(['Set the address of your tools. See the plugin’s readme.txt.'])
    expect(texts({ ...initial, tool: 'gone' })).toEqual(['There’s no tool called “gone”.'])
  })
})

describe('the plugin', () => {
  it('has the version of the package in all its files', () => {
    const { version } = JSON.parse(read('package.json'))
    expect(block.version).toBe(version)
    expect(plugin('pegboard.php')).toMatch(new RegExp(`\\* Version: ${version}\\n`))
    expect(plugin('readme.txt')).toContain(`Stable tag: ${version}\n`)
  })

  it('refuses names that could run code or send values elsewhere', () => {
    const names = new Set(Object.values(tools).flatMap(({ attributes }) => attributes))
    expect(
      [...names].filter((name) => !/^[a-z][a-z0-9-]*$/.test(name) || /^(on(?!-)|style$|host$|service$)/.test(name)),
    ).toEqual([])
    expect(tools['mortgage-calculator']?.attributes).toEqual(
      expect.arrayContaining(['home-price', 'currency', 'theme']),
    )
  })
})
