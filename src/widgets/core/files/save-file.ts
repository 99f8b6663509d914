/** Saves a file as the browser does with downloads. */
export function saveFile(name: string, type: string, content: BlobPart, page: Document): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = page.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task, the click has passed the file to the browser.
  setTimeout(() => URL.revokeObjectURL(url))
}
