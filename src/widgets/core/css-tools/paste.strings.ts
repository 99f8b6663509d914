/** For tools that can import pasted CSS. */
export const pasteStrings = {
  pasteLabel: 'CSS to edit',
  use: 'Use this CSS',
  cancel: 'Cancel',
}
