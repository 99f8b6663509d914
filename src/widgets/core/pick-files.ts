/** Lets a person choose a file, in the document that a button stands in. */
export function pickFiles(button: HTMLElement, onFiles: (files: readonly File[]) => void): void {
  const input = button.ownerDocument.createElement('input')
  input.type = 'file'
  input.onchange = () => onFiles([...(input.files ?? [])])
  input.click()
}
