import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { initial } from '../../../src/engine/html-formatter/fields'
import { HtmlFormatter, type HtmlFormatterProps } from '../../../src/widgets/html-formatter/html-formatter'
import { HtmlAnswer, HtmlStatus } from '../../../src/widgets/html-formatter/html-formatter.answer'
import { strings } from '../../../src/widgets/html-formatter/html-formatter.strings'
import { summarize } from '../../../src/widgets/html-formatter/html-formatter.summary'
import { statusIn } from '../../controls'
import { forbiddenWorker, refusals } from '../../forbidden-worker'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

const show = (props: HtmlFormatterProps = {}) => render(<HtmlFormatter {...props} />)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const result = (text: string) =>
  until(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result' }).value).toBe(text))
const status = () => statusIn(document)
const line = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent

describe('the HTML formatter', () => {
  it('formats with the indent, minifies, and shows the sizes and that the document is the same', async () => {
    show()
    type('<ul><li>One<li>Two</ul>')
    await result('<ul>\n  <li>One\n  <li>Two\n</ul>')
    expect(screen.getByText('Same document')).toBeTruthy()
    expect(['Original size', 'Result size', 'Change', 'Lines'].map(line)).toEqual([
      '23 bytes',
      '30 bytes',
      '30% larger',
      '4',
    ])
    choose('8')
    await result('<ul>\n        <li>One\n        <li>Two\n</ul>')
    type('<p> a  b </p>\n')
    choose('Minify')
    await result('<p>a b</p>')
    expect(['Original size', 'Result size', 'Change', 'Lines'].map(line)).toEqual([
      '14 bytes',
      '10 bytes',
      '29% smaller',
      '1',
    ])
    expect(screen.queryByRole('radio', { name: '8' })).toBeNull()
  })

  it('loads a sample, clears everything and undoes that', async () => {
    show()
    const example = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result' }).value
    expect(status()).toBe('example')
    press('Load Sample')
    await until(() => expect(status()).toBe('current'))
    const sample = field().value
    press('Clear All')
    expect([field().value, status()]).toEqual(['', 'example'])
    await result(example)
    press('Undo')
    expect(field().value).toBe(sample)
    await until(() => expect(status()).toBe('current'))
  })

  it('loads a sample without changing the mode and its options', async () => {
    show({ defaultValue: { mode: 'minify', removeOptionalTags: true } })
    press('Load Sample')
    await until(() => expect(status()).toBe('current'))
    expect(screen.getByRole('radio', { name: 'Minify' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Remove optional tags' })).toBeChecked()
  })

  it('shows an error on the invalid field', async () => {
    show({ defaultValue: { indent: '3', html: '<p>a' } })
    type('<p>b')
    const indent = screen.getByRole('group', { name: /Indent/ })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    await until(() => expect(indent).toHaveAccessibleDescription(strings.issues['unknown-indent']))
    choose('4')
    await result('<p>b')
    expect(indent).not.toHaveAccessibleDescription()
  })

  it.each(refusals)('works on the page if a worker is blocked: %s', async (_, refuse) => {
    vi.stubGlobal('Worker', forbiddenWorker(refuse))
    show()
    type('<p>One<p>Two')
    await result('<p>One\n<p>Two')
    expect(status()).toBe('current')
    expect(screen.getByText('Same document')).toBeTruthy()
  })

  it('checks a long text after it has formatted it', async () => {
    show()
    type(`${'<p>One</p>'.repeat(20_000)}<p id=a><p id=a>`)
    await until(() => expect(status()).toBe('current'))
    await until(() => expect(screen.getByText(/1 error/)).toBeVisible())
  })

  it('terminates its worker on unmount', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate')
    const { unmount } = show({ defaultValue: { html: '<p>a' } })
    await until(() => expect(status()).toBe('current'))
    expect(terminate).not.toHaveBeenCalled()
    unmount()
    expect(terminate).toHaveBeenCalledTimes(1)
  })
})

const ignore = () => {}

it('says if it left a document unchanged because the result would differ', () => {
  const output = { html: '<p>a', check: 'given-back', originalSize: 4, resultSize: 4, percent: 0, lines: 1 } as const
  const tool = { t: strings, locale: 'en-US', props: {}, status: 'current' as const }
  const summary = summarize(output, { ...initial, html: '<p>a' }, strings, tool)
  render(
    <>
      <HtmlAnswer
        tool={tool}
        output={output}
        summary={summary}
        report={undefined}
        html="<p>a"
        preview={undefined}
        view="result"
        onView={ignore}
        onShow={ignore}
      />
      <HtmlStatus tool={tool} output={output} summary={summary} report={undefined} onChecks={ignore} />
    </>,
  )
  expect(screen.getByText('Left unchanged')).toBeTruthy()
  expect(screen.queryByText('Same document')).toBeNull()
  expect(line('Change')).toBe('Same size')
})

describe('options and views', () => {
  const view = (name: string) => press(name)

  it('formats the CSS and JavaScript in it on request, and says what it can’t read', async () => {
    show()
    type('<style>a{b:c}</style>\n<script>let a = ;</script>')
    fireEvent.click(screen.getByRole('checkbox', { name: strings.embedded }))
    await result('<style>\n  a {\n    b: c;\n  }\n</style>\n<script>let a = ;</script>')
    const left = await screen.findByRole('button', { name: /This JavaScript has a syntax error\..*Line 2, column 17/ })
    fireEvent.click(left)
    expect(field().selectionStart).toBe(38)
  })

  it('minifies by options, with what each saves', async () => {
    show({ defaultValue: { mode: 'minify' } })
    type('<ul><li class="">One</li><!-- c --><li>Two</li></ul>')
    await result('<ul><li class="">One</li><!-- c --><li>Two</li></ul>')
    press('Select All')
    await result('<ul><li>One<li>Two</ul>')
    const described = (name: string) => screen.getByRole('checkbox', { name }).parentElement?.parentElement?.textContent
    await until(() => expect(described(strings.removeOptionalTags)).toContain('Saves 10 bytes'))
    expect(described(strings.removeEmptyAttributes)).toContain('Saves 9 bytes')
    press('Whitespace only')
    await result('<ul><li class="">One</li><!-- c --><li>Two</li></ul>')
    await until(() => expect(screen.queryByText(/^Saves/)).toBeNull())
  })

  it('lists mistakes, counts them, and goes to each', async () => {
    show()
    type('<p>\n<b>One</p>\n<center>Two</center>')
    const count = await screen.findByRole('button', { name: '1 error, 1 warning' })
    fireEvent.click(count)
    const [first] = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('button')
    expect(first).toHaveAccessibleName(/<b> isn’t closed before <\/p> on line 2\. Add <\/b>\..*Line 2, column 1/)
    fireEvent.click(first as HTMLElement)
    expect([field().selectionStart, field().selectionEnd]).toEqual([4, 7])
    type('<p>One</p>')
    await until(() => expect(screen.getByRole('button', { name: 'No mistakes found' })).toBeTruthy())
  })

  it('shows the page in a sandbox without scripts, and follows it', async () => {
    show()
    type('<b onclick="a()">One</b><script>top.ran = true</script><a href="https://example.com">x</a>')
    await screen.findByRole('button', { name: 'Preview' })
    view('Preview')
    const frame = await until(() => screen.getByTitle<HTMLIFrameElement>('Preview'))
    await until(() => expect(frame.srcdoc).toContain('One'))
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.srcdoc).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
    expect(frame.srcdoc).not.toMatch(/<script|example\.com/)
    expect('ran' in window).toBe(false)
  })

  it('asks before it shows a long page', async () => {
    show()
    type(`<p>${'long '.repeat(500_000)}`)
    await until(() => expect(status()).toBe('current'))
    view('Preview')
    expect(screen.queryByTitle('Preview')).toBeNull()
    press('Show Preview')
    expect(screen.getByTitle('Preview')).toBeTruthy()
  })
})
