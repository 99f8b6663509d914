import type { Meta, StoryObj } from '@storybook/react-vite'
import * as gradient from '../../src/engine/gradient-generator/gradient-generator'
import * as mortgage from '../../src/engine/mortgage-calculator/mortgage-calculator'
import { GradientGenerator } from '../../src/widgets/gradient-generator/gradient-generator'
import { JsonEditor } from '../../src/widgets/json-editor/json-editor'
import { MortgageCalculator } from '../../src/widgets/mortgage-calculator/mortgage-calculator'
import { narrow } from '../story'

/** The three layouts. Each adapts to the width of the card, not the window. */
export default { title: 'Foundations/Layouts' } satisfies Meta
type Story = StoryObj

/** For calculators and converters: fields on the left, the answer on the right. */
export const FormAndStage: Story = { render: () => <MortgageCalculator defaultValue={mortgage.example} /> }
export const FormAndStageNarrow: Story = { ...FormAndStage, decorators: [narrow] }

/** For text tools: two panes with a divider, or one pane at a time on phones. */
export const Workbench: Story = {
  render: () => <JsonEditor editor defaultValue={{ text: '{ "order": 12345678901234567890, "paid": true }' }} />,
}
export const WorkbenchNarrow: Story = { ...Workbench, decorators: [narrow] }

/** For visual tools: the preview stays visible while you use the controls. */
export const Canvas: Story = { render: () => <GradientGenerator defaultValue={gradient.example} /> }
export const CanvasNarrow: Story = { ...Canvas, decorators: [narrow] }
