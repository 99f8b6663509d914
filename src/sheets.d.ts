/** The CSS texts that a widget needs in a shadow root; made by scripts/build/sheets.ts. */
declare module '*?sheets' {
  const sheets: readonly string[]
  export default sheets
}

/** A file as a data URL: in Vite's builds by Vite, in tsup's by tsup.config.ts. */
declare module '*?inline' {
  const url: string
  export default url
}
