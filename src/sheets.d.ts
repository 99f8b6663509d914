/** The CSS texts that a widget needs in a shadow root; made by scripts/sheets.ts. */
declare module '*?sheets' {
  const sheets: readonly string[]
  export default sheets
}
