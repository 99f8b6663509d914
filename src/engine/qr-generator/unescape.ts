/** Removes backslashes: 'a\;b' is 'a;b', and '\n' is a line break. */
export const unescapedText = (text: string): string =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' || character === 'N' ? '\n' : character))
