/// <reference types="vite/client" />

/** Set by site/vite.config.ts from the environment variable SITE_URL. */
declare const __SITE_URL__: string

/** Made by site/tools-plugin.ts from the catalog: what every page needs of it, and one lazy module a tool. */
declare module 'virtual:tools' {
  type Entry = import('./pages').Entry
  export const tools: readonly Entry[]
  export const groups: readonly { readonly key: Entry['group']; readonly name: string }[]
  /** Ids of the tools that most others point to. */
  export const popular: readonly string[]
  export const load: Readonly<Record<string, () => Promise<import('./pages').ToolModule>>>
}

/** Made by site/tools-plugin.ts: what each tool's engine answers to its own example, as short text. */
declare module 'virtual:examples' {
  export const examples: Readonly<Record<string, string>>
}
