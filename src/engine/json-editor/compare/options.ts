export interface CompareOptions {
  /** The order of array items doesn't count. That of members never does. */
  readonly ignoreOrder: boolean
  /** Numbers are compared as written: 1.0 and 1 differ. */
  readonly asWritten: boolean
}

/** `added` has only a place in the second text, `removed` only in the first, the others in both. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved'

export const changeKinds: readonly ChangeKind[] = ['added', 'removed', 'changed', 'moved']
