import { useEffect, useState } from 'react'
import type { Result } from '../../engine/core/result'
import { lazy, useLazy } from '../core/base/lazy'
import type { Modules } from './modules'
import * as css from './paper.css'

const lazyModules = lazy(() => import('./modules'))

/** The modules of a payment code, once its encoder has loaded. */
export function usePaymentCode(text: Result<string>): Modules | undefined {
  const { module, load } = useLazy(lazyModules)
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly modules: Modules }>()
  const wanted = text.ok ? text.value : ''
  useEffect(() => {
    if (!wanted) return
    if (module) setDrawn({ text: wanted, modules: module.modulesOf(wanted) })
    else void load()
  }, [wanted, module, load])
  return wanted && drawn?.text === wanted ? drawn.modules : undefined
}

/** The width of the light border in modules (ISO/IEC 18004). */
const border = 4

/** The code as one path, on white. */
export function PaymentCode({ modules, label }: { readonly modules: Modules; readonly label: string }) {
  const side = modules.length + 2 * border
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={css.codePicture}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-border} ${-border}h${side}v${side}h-${side}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
