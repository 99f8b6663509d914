/** UTF-8 bytes of a text. */
export function bytesOf(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // A lone surrogate takes 3, like the U+FFFD that replaces it; each half of a pair takes 2.
    const isHigh = (unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
    if (isHigh) {
      bytes += 2
      at++
    } else bytes += unit < 0x800 ? 1 : 2
  }
  return bytes
}
