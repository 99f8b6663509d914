import { beforeAll, describe } from 'vitest'
import { loadEngine, type Tool } from '../load-tool'
import { attributes } from './attributes'
import { events } from './events'
import { forms } from './forms'
import { hostilePages } from './hostile-pages'
import { locks } from './locks'
import { mounting } from './mounting'
import { otherDocuments } from './other-documents'
import { create, type Load, openFolds, type PegboardElement } from './page'
import { pageOptions } from './page-options'
import { properties } from './properties'
import { widths } from './widths'

/**
 * What every element has to pass: from its source with Preact inside, as for bundlers, and as the built embed. Suites that
 * allow warnings come last, because each warning is given once.
 */
export function elementSuites(tools: readonly Tool[], load: Load): void {
  describe.each(tools)('<pegboard-$id>', (tool) => {
    let early: PegboardElement
    beforeAll(async () => {
      early = create(tool, {}, { value: tool.engine.example })
      await load(tool.id)
      await openFolds(early)
    })
    mounting(tool, load, () => early)
    otherDocuments(tool)
    widths(tool)
    forms(tool)
    hostilePages(tool)
    pageOptions(tool)
    locks(tool)
    events(tool)
    properties(tool)
    attributes(tool)
  })
}

/** Every second tool, for two files that run at the same time and take about as long as each other. */
export const half = (ids: readonly string[], first: 0 | 1): Promise<Tool[]> =>
  Promise.all(ids.filter((_, at) => at % 2 === first).map(loadEngine))
