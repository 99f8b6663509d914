import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/html-formatter/html-formatter'
import { HtmlFormatter } from '../src/widgets/html-formatter/html-formatter'
import '../src/widgets/html-formatter/html-formatter.element'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/HTML formatter',
  ...toolMeta(HtmlFormatter, engine, { mode: engine.modes, indent: engine.indents }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: puts a list on separate lines and keeps the document the same. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('HTML'), '<ul><li>One<li>Two</ul>')
    await waitFor(() => expect(canvas.getByLabelText('Result')).toHaveValue('<ul>\n  <li>One\n  <li>Two\n</ul>'))
    await expect(await canvas.findByText('Same document')).toBeVisible()
  },
}

/** Unclosed formatting elements multiply: a browser would create millions. */
export const Invalid: Story = {
  args: { html: Array.from({ length: 3000 }, (_, at) => `<p><b id=${at}></p>`).join('') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('HTML'), ' ')
    await expect(await canvas.findByText(/Error processing HTML/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('html-formatter'), parameters: repeated }

/** Minifies with options, and shows what each saves. */
export const Minified: Story = {
  args: { mode: 'minify', removeComments: 'all', removeAttributeQuotes: true, removeOptionalTags: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('HTML'), '<ul><li class="a">One</li><!-- c --></ul>')
    await waitFor(() => expect(canvas.getByLabelText('Result')).toHaveValue('<ul><li class=a>One</ul>'))
    await expect(await canvas.findByText('Saves 2 bytes')).toBeVisible()
  },
}

/** Lists mistakes with their lines. */
export const Mistakes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('HTML'), '<p><b>One</p>')
    await userEvent.click(await canvas.findByRole('button', { name: '1 error' }))
    await expect(await canvas.findByText(/isn’t closed before/)).toBeVisible()
  },
}
