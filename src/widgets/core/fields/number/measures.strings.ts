/** Errors of a height field, for `measureProps`. */
export const heightErrors = {
  missing: 'Enter a height, such as {example}.',
  outside: 'Enter a height from {min} to {max} {unit}.',
}

/** Errors of a weight field, for `measureProps`. */
export const weightErrors = {
  missing: 'Enter a weight, such as {example}.',
  outside: 'Enter a weight from {min} to {max} {unit}.',
}
