/** An outdated text has no colors: `--_syntax` is that of all its parts. */
const pair = (light: string, dark: string) => `var(--_syntax, light-dark(${light}, ${dark}))`

/** The colors of code, in the editor and in other views of it. */
export const syntax = {
  key: pair('#0b6770', '#5fc9d0'),
  string: pair('#1b6b45', '#7fd3a2'),
  number: pair('#1c5f95', '#7db8ee'),
  word: pair('#8d3084', '#e796dd'),
}
