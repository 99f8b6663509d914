import { frames, type Input } from '../../engine/qr-generator/fields'
import type { Access } from '../core/base/tool-props'
import { LazyDisclosure, type LazyDisclosureProps } from '../core/field-groups/lazy-disclosure'
import type { DesignTool } from './fields/design'
import type { LogoFile } from './fields/logo'
import type { initialStrings } from './initial.strings'
import * as css from './qr-generator.css'
import { lazyParts } from './qr-generator.lazy'

interface FoldsProps {
  readonly tool: DesignTool & {
    readonly t: typeof initialStrings
    readonly value: Input
    readonly issueAt: (name: keyof Input) => unknown
    readonly accessOf: (name: keyof Input) => Access
  }
  /** Reads any CSS color, once it's loaded. */
  readonly read: ((text: string) => string | undefined) | undefined
  readonly logo: LogoFile | undefined
  readonly onLogo: (logo: LogoFile | undefined) => void
  /** Whether an image service draws the code, which doesn't support designs. */
  readonly hasService: boolean
}

const colors = ['dark', 'light'] as const
const shapes = ['eyeColor', 'modules', 'eyes'] as const
const print = ['frame', 'caption', 'quietZone', 'pdfWidth'] as const

/** Colors, shapes, logo and frame, each in a fold. */
export function Folds({ tool, read, logo, onLogo, hasService }: FoldsProps) {
  const { t, value, issueAt, accessOf } = tool
  const hasError = (names: readonly (keyof Input)[]) => names.some((name) => Boolean(issueAt(name)))
  /** The page may have hidden them all. */
  const shows = (names: readonly (keyof Input)[]) => names.some((name) => accessOf(name) !== 'hidden')
  const frame = frames.find((each) => each === value.frame && each !== 'none')
  const looks = hasService ? colors : [...colors, ...shapes]
  return (
    <>
      {shows(looks) && (
        <Fold summary={t.design} open={hasError(looks)}>
          {({ ColorFields }) => <ColorFields tool={tool} read={read} hasService={hasService} />}
        </Fold>
      )}
      {!hasService && (
        <Fold summary={t.logo} content={logo?.name ?? t.none} open={false}>
          {({ LogoField }) => <LogoField logo={logo} onLogo={onLogo} />}
        </Fold>
      )}
      {!hasService && shows(print) && (
        <Fold summary={t.frameAndPrint} content={frame ? t.frames[frame] : t.none} open={hasError(print)}>
          {({ FrameFields }) => <FrameFields tool={tool} />}
        </Fold>
      )}
    </>
  )
}

type Parts = NonNullable<typeof lazyParts.module>

const Fold = (props: Omit<LazyDisclosureProps<Parts>, 'lazy' | 'loading'>) => (
  <LazyDisclosure lazy={lazyParts} loading={css.loading} {...props} />
)
