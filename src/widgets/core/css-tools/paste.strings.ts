/** What is said where CSS is pasted, in each tool that reads it. */
export const pasteStrings = {
  pasteLabel: 'CSS to edit',
  use: 'Use this CSS',
  cancel: 'Cancel',
}
