/** The CSS texts that a widget needs in a shadow root; made by scripts/build/sheets.ts. */
declare module '*?sheets' {
  const sheets: readonly string[]
  export default sheets
}
