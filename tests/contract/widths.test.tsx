import { describe, expect, it } from 'vitest'
import { widthErrors } from '../elements/widths'
import { loadTool } from '../load-tool'
import { states } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { sized, varied } from '../scale'

noSideEffects()

describe.each(varied)('the widget of %s, which isn’t an element', (id) => {
  it('has the right width in all kinds of parents', sized, async () => {
    const { container } = await states.answered(await loadTool(id))
    expect(widthErrors(container)).toEqual([])
  })
})
