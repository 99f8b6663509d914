/**
 * Opens the file picker in the document of `near`. The file input is attached to the page meanwhile, because some
 * browsers forget a detached one. `accept` as in HTML: 'image/*', '.json'.
 */
export function pickFiles(near: Element, onFiles: (files: readonly File[]) => void, accept = ''): void {
  const input = near.ownerDocument.createElement('input')
  const remove = () => input.parentNode?.removeChild(input)
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  input.oncancel = remove
  input.onchange = () => {
    const files = [...(input.files ?? [])]
    remove()
    if (files.length > 0) onFiles(files)
  }
  near.after(input)
  input.click()
}
