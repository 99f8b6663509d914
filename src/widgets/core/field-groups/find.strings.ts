/** Included in the strings of tools in which the field that's left empty is found. */
export const findStrings = {
  findAnother: 'Find another value',
  /** Above buttons named after fields. */
  find: 'Find',
  /** Next to the label of an empty field that shows the value found. */
  found: 'Found',
}

/** What to do if there's nothing to find, or no value gives the answer that was entered. */
export const findIssues = {
  'nothing-to-find': 'Choose what to find, or clear this field.',
  'no-solution': 'No value gives this result. Change it.',
}
