import type { Input } from '../../engine/gradient-generator'
import { readGradient } from '../../engine/gradient-generator/read'
import { PastePanel, type PasteProps } from '../core/paste-panel'
import { withOverrides } from '../core/strings'
import { lateStrings } from './gradient-generator.late.strings'

/** A gradient that somebody wrote, to go on with. */
export function Paste({ strings, onRead, ...props }: PasteProps<Input>) {
  const t = withOverrides(lateStrings, strings)
  return (
    <PastePanel
      {...props}
      t={t}
      example="background: linear-gradient(135deg, tomato, gold 40%, white);"
      read={(css) => readGradient(css, props.locale)}
      onRead={({ input, reshaped }) => onRead(input, reshaped ? t.reshaped : undefined)}
    />
  )
}
