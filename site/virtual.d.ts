/// <reference types="vite/client" />

/** Set by site/vite.config.ts from the environment variable SITE_URL. */
declare const __SITE_URL__: string

/** Made by site/tools-plugin.ts from the catalog: one lazy module a tool. */
declare module 'virtual:tools' {
  import type { ToolModule } from './pages'
  export const load: Readonly<Record<string, () => Promise<ToolModule>>>
  /** Ids whose embed was built before the site, so that its address answers. */
  export const embeds: readonly string[]
}

/** Made by site/tools-plugin.ts: what each tool's engine answers to its own example, as short text. */
declare module 'virtual:examples' {
  export const examples: Readonly<Record<string, string>>
}
