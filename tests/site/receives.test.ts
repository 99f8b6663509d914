import { expect } from 'vitest'
import type { ToolPage } from '../../site/pages/page'
import { inputOf } from '../../site/send/sent'
import { eachRow } from '../each-row'

const pages = import.meta.glob<ToolPage>('../../site/tools/*/page.tsx', { eager: true, import: 'page' })
const all = Object.entries(pages).flatMap(([path, { receives = {} }]) =>
  Object.entries(receives).map(([kind, field]) => [path.split('/').at(-2) as string, kind, field] as const),
)

eachRow(all)('%s receives %s in a field that exists: %s', async (tool, _, field) => {
  const { initial } = await import(`../../src/engine/${tool}/${tool}.ts`)
  const input = inputOf({ tool, field, kind: 'text', text: 'sent' }, initial)
  expect(JSON.stringify(input)).toContain('"sent"')
})
