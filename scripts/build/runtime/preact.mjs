import { useState } from 'preact/compat'

// React in the embeds.
export * from 'preact/compat'

let count = 0

/**
 * Preact's own starts again when an element renders its root again, so that fields added later would have the ids of
 * others, and their labels and errors would be those fields'.
 */
export const useId = () => useState(() => `P${count++}`)[0]
