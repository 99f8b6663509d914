import { describe, expect, it } from 'vitest'
import { catalog } from '../../../src/catalog'
import { loadTool } from '../../load-tool'
import { isVaried, long, sized } from '../../scale'
import { states } from '../../widgets/mount'
import { widthErrors } from '../widths'

// Widgets, which aren't elements, in all kinds of parents.

describe.each(catalog)('the widget of $id', (entry) => {
  it('has the right width in all kinds of parents', isVaried(entry) ? sized : long, async () => {
    const { container } = await states.answered(await loadTool(entry.id))
    expect(widthErrors(container)).toEqual([])
  })
})
