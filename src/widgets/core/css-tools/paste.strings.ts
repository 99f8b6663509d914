/** For pasting CSS, in each tool that can read it. */
export const pasteStrings = {
  pasteLabel: 'CSS to edit',
  use: 'Use this CSS',
  cancel: 'Cancel',
}
