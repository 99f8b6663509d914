/**
 * Reads a text file in chunks, so that the page stays responsive. Accepts UTF-8, and UTF-16 with a byte order mark.
 * Undefined if it isn't text.
 */
export async function readText(file: File): Promise<string | undefined> {
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
    const encoding =
      first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
    const decoder = new TextDecoder(encoding, { fatal: true })
    const reader = file.stream().getReader()
    let text = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}
