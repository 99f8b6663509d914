import { useMemo } from 'react'
import { type Overrides, withOverrides } from '../../core/base/strings'
import { strings } from '../qr-generator.strings'

/** The page's own strings. */
export interface OwnStrings {
  readonly props: { readonly strings?: Overrides<typeof strings> | undefined }
}

/** All strings, which load with the fields, with the page's own. */
export const useAllStrings = ({ props: { strings: own } }: OwnStrings): typeof strings =>
  useMemo(() => withOverrides(strings, own), [own])
