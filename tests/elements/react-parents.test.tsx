import { describe, expect, it } from 'vitest'
import { sized } from '../scale'
import { states } from '../widgets/mount'
import { parentsSuite, toolsInParents, widthErrors } from './parents'

// The elements as a bundler gets them, on React, and the widgets, in every kind of parent.

parentsSuite((id) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts`))

describe.each(toolsInParents)('the widget of $id', (tool) => {
  it('takes a width in every kind of parent', sized, async () => {
    const { container } = await states.answered(tool)
    expect(widthErrors(container)).toEqual([])
  })
})
