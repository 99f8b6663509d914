import { type ReactNode, useEffect } from 'react'
import { tonal } from '../base/button.css'
import { type Lazy, useLazy } from '../base/lazy'
import type { coreStrings } from '../base/strings'
import { useWords } from '../words/use-words'
import { Disclosure } from './disclosure'
import { folded } from './disclosure.css'

export interface LazyDisclosureProps<Module extends object> {
  readonly lazy: Lazy<Module>
  readonly summary: string
  readonly content?: string | undefined
  readonly open: boolean
  /** The class of the room for fields that are loading: about as tall as they are. */
  readonly loading: string
  readonly children: (module: Module) => ReactNode
}

/** Secondary fields that load when they're opened. */
export function LazyDisclosure<Module extends object>({
  lazy,
  loading,
  children,
  ...fold
}: LazyDisclosureProps<Module>) {
  const { t } = useWords<typeof coreStrings>()
  const { open } = fold
  const { module, load, failed } = useLazy(lazy)
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  return (
    <Disclosure {...fold} onToggle={(isOpen) => isOpen && void load()}>
      {module ? (
        children(module)
      ) : failed ? (
        <div className={folded} role="alert">
          {`${t.notLoaded} ${t.notLoadedHint}`}
          <div>
            <button type="button" className={tonal} onClick={() => void load()}>
              {t.retry}
            </button>
          </div>
        </div>
      ) : (
        <p className={loading} aria-busy />
      )}
    </Disclosure>
  )
}
