/// <reference types="vite/client" />

/** Set by site/vite.config.ts from the environment. */
declare const __CONFIG__: import('../config').Config

/** True until a page that the browser prerendered is shown (speculation rules). */
interface Document {
  readonly prerendering?: boolean
}

/** Made by site/build/tools-plugin.ts: the widgets of the catalog's tools, for the server. */
declare module 'virtual:widgets' {
  export const widgets: Readonly<Record<string, import('../island/island').ToolModule['Widget']>>
}

/** Made by site/build/tools-plugin.ts: what was built into dist/embed before the site. */
declare module 'virtual:embeds' {
  export interface Embed {
    readonly integrity: string
    /** Brotli bytes of all that its first sight fetches. */
    readonly bytes: number
  }
  export const version: string
  export const embeds: Readonly<Record<string, Embed>>
}
