import { catalog } from '../src/catalog'
import { hasView, loadTool, type ToolUnderTest } from './load-tool'

// All tools, for suites that every tool has to pass. Other tests load the tools that they need: tests/load-tool.ts.

export type { Props, ToolUnderTest, Words } from './load-tool'

/** The ids of tools with a widget. The completeness test reports the others. */
const ids = catalog.map(({ id }) => id).filter(hasView)

const loaded = await Promise.allSettled(ids.map(loadTool))

/** Every tool in the catalog. */
export const tools: readonly ToolUnderTest[] = loaded.flatMap((tool) => (tool.status === 'fulfilled' ? tool.value : []))

/** Why a tool can't be imported. The others are still tested. */
export const broken: readonly string[] = loaded.flatMap((tool, at) =>
  tool.status === 'rejected' ? `${ids[at]}: ${tool.reason}` : [],
)
