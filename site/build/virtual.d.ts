/// <reference types="vite/client" />

/** Set by site/vite.config.ts from the environment. */
declare const __CONFIG__: import('../config').Config

/** True while the browser prerenders the page, until it's shown (speculation rules). */
interface Document {
  readonly prerendering?: boolean
}

/** Created by site/build/tools-plugin.ts: the widgets of all tools in the catalog, for the server. */
declare module 'virtual:widgets' {
  export const widgets: Readonly<Record<string, import('../island/island').ToolModule['Widget']>>
}

/** Created by site/build/tools-plugin.ts: the engines and summaries of all tools in the catalog, for the server. */
declare module 'virtual:engines' {
  export const engines: Readonly<Record<string, import('./engines').Engine>>
}

/** Created by site/build/tools-plugin.ts: what's in dist/embed, which is built before the site. */
declare module 'virtual:embeds' {
  export interface Embed {
    /** Of the single-file script. */
    readonly integrity: string
    /** All that loads for the first view, in import order. */
    readonly scripts: readonly string[]
    /** Bytes loaded for the first view, with Brotli. */
    readonly bytes: number
    /** Bytes of the single-file script, with Brotli. */
    readonly singleBytes: number
  }
  export const version: string
  export const embeds: Readonly<Record<string, Embed>>
  /** In pixels, until the page's script sets it: scripts/build/reserve-heights.ts. */
  export function frameHeightOf(id: string): number
}

/** Created by scripts/build/plugins/derived-files.ts, like the next one. */
declare module 'virtual:derived/custom-elements.json' {
  const manifest: ReturnType<typeof import('../../scripts/build/docs/manifest').manifest>
  export default manifest
}

declare module 'virtual:derived/fields.json' {
  const fields: typeof import('../../scripts/build/docs/fields-file').fieldsFile
  export default fields
}
