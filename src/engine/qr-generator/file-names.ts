/** In characters, without the ending. Windows limits whole paths to 260. */
const maxLength = 80

/** Names that Windows reserves for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * File names without an ending that every system accepts, each different from the others even if case doesn't matter:
 * ['a/b', 'A-B'] gives ['a-b', 'A-B (2)']. An empty name becomes 'qr-1', with its number in the list.
 */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const safe = safeName(name) || `qr-${index + 1}`
    let unique = safe
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${safe} (${count})`
    taken.add(unique.toLowerCase())
    return unique
  })
}

function safeName(name: string): string {
  const text = name
    .normalize('NFC')
    .replace(/^https?:\/\//i, '')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, '-')
    .replace(/\s+/g, ' ')
  const cut = [...text].slice(0, maxLength).join('')
  // A leading dot hides a file, and Windows drops a trailing dot or space.
  const trimmed = cut.replace(/^[\s.-]+|[\s.-]+$/g, '')
  return reserved.test(trimmed.split('.')[0] ?? '') ? `_${trimmed}` : trimmed
}
