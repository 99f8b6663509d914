import type { FileIssueCode } from '../../engine/invoice-generator'

/** On the paper, and what can be done with it: fetched with what shows them. */
export const lateStrings = {
  printBlocked: 'Printing is blocked on this page. Save the invoice, and open it where printing is allowed.',
  save: 'Save',
  addLogo: 'Add logo',
  removeLogo: 'Remove logo',
  logo: 'Logo',
  notPicture: 'This picture could not be read. Choose a PNG, JPEG or WebP file.',
  opened: 'Opened {file}.',
  undo: 'Undo',
  preview: 'The invoice as it will be printed',
  title: 'Invoice',
  number: 'Number',
  due: 'Due',
  more: { one: 'and {n} more item', other: 'and {n} more items' },
  totalDue: 'Total due',
  line: '{description}: {quantity} × {rate} = {amount}',
  fileIssues: {
    'file-too-large': 'This file is too large for an invoice.',
    'not-json': 'This file is not an invoice. Open one that was saved here: its name ends in .json.',
    'not-an-invoice': 'This file is not an invoice. Open one that was saved here.',
    'newer-file': 'This invoice was saved by a newer version of this tool. Reload the page, then open it again.',
    'too-many-items': 'This invoice has more than {max} items, too many to show here.',
  } satisfies Record<FileIssueCode, string>,
}
