/** Included in the strings of tools that compare several inputs. */
export const compareStrings = {
  compare: 'Compare',
  /** A row of fields, and a column of the comparison. The first one is the form above. */
  option: 'Option {n}',
  addOption: 'Add an option',
  removeOption: 'Remove option {n}',
  /** Below the fields of the options. */
  sameAsAbove: 'Empty fields are the same as in option 1.',
  comparison: 'Comparison',
  /** Beside the best figure of an option, when it's copied or read out. */
  best: 'best',
}
