import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import * as engine from '../src/engine/json-editor/json-editor'
import '../src/widgets/json-editor/json-editor.element'
import { JsonEditor } from '../src/widgets/json-editor/json-editor'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/JSON editor',
  ...toolMeta(JsonEditor, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: formats one line of JSON without changing a digit. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('JSON')
    fireEvent.input(field, { target: { value: '{"id":12345678901234567890,"rate":1.0}' } })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Format' })).toHaveAttribute('aria-disabled', 'false'),
    )
    await expect(await canvas.findByText('Valid JSON')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }))
    await waitFor(() => expect(field).toHaveValue('{\n  "id": 12345678901234567890,\n  "rate": 1.0\n}'))
  },
}

/** A trailing comma. */
export const Invalid: Story = { args: { text: '{\n  "name": "Ada",\n  "born": 1815,\n}' } }

/** Text that isn't JSON but YAML is converted on request. */
export const FromYaml: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('JSON')
    fireEvent.input(field, { target: { value: 'name: Ada\ncountry: no\n' } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert to JSON' }))
    await waitFor(() => expect(field).toHaveValue('{\n  "name": "Ada",\n  "country": "no"\n}'))
  },
}

/** What a query finds, with paths and lines. */
export const Query: Story = {
  args: {
    text: '{"books":[{"title":"Emma","price":8.5},{"title":"Ulysses","price":14}]}',
    query: '$.books[?@.price < 10].title',
  },
}

/** Two texts compared by structure. */
export const Compare: Story = { args: { text: '{"a":1,"list":[1,2,3]}', other: '{"list":[2,3,1.0],"b":true}' } }

/** What breaks a schema's rules. */
export const Schema: Story = {
  args: {
    text: '{"name":"Ada","born":"1815"}',
    schema: '{"properties":{"born":{"type":"integer"}},"required":["email"]}',
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('json-editor'), parameters: repeated }
