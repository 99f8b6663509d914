/** One tool of each kind: a form, a table, a document, an editor and a picture. Verify tests all tools. */
export const varied = [
  'bmi-calculator',
  'mortgage-calculator',
  'invoice-generator',
  'json-editor',
  'gradient-generator',
]
