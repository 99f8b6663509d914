/// <reference types="vite/client" />

/** Set by site/vite.config.ts from the environment. */
declare const __CONFIG__: import('./config').Config

/** Made by site/tools-plugin.ts: the widgets of the catalog's tools, for the server. */
declare module 'virtual:widgets' {
  export const widgets: Readonly<Record<string, import('./client/island').ToolModule['Widget']>>
}

/** Made by site/tools-plugin.ts: what was built into dist/embed before the site. */
declare module 'virtual:embeds' {
  export interface Embed {
    readonly integrity: string
    /** Brotli bytes of all that its first sight fetches. */
    readonly bytes: number
  }
  export const version: string
  export const embeds: Readonly<Record<string, Embed>>
}
