import { describe, expect, it } from 'vitest'
import { sized } from '../scale'
import { states } from '../widgets/mount'
import { parentsSuite, toolsInParents, widthErrors } from './parents'

// The elements for bundlers, which use React, and the widgets in all kinds of parents.

parentsSuite((id) => import(/* @vite-ignore */ `/src/widgets/${id}/${id}.element.ts`))

describe.each(toolsInParents)('the widget of $id', (tool) => {
  it('has the right width in all kinds of parents', sized, async () => {
    const { container } = await states.answered(tool)
    expect(widthErrors(container)).toEqual([])
  })
})
