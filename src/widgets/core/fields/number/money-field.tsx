import { interpretNumber } from '../../../../engine/core/numbers/read-number'
import { fetchModule } from '../../base/fetch-module'
import type { Notation } from '../../base/tool-props'
import type { TextFieldProps } from '../field'
import { NumberField } from './number-field'
import { isOtherMoney } from './number-reading'

/** An amount in the tool's currency. '£54' in a dollar tool makes pounds its currency. */
export const MoneyField = (props: TextFieldProps) => (
  <NumberField
    {...props}
    onChange={(text) => {
      props.onChange(text)
      if (props.notation) void takeCurrency(text, props.notation)
    }}
  />
)

async function takeCurrency(text: string, { locale, currency, setCurrency }: Notation): Promise<void> {
  if (!isOtherMoney(text, locale, currency) || !interpretNumber(text, locale)) return
  const reader = await fetchModule(() => import('../../../../engine/core/numbers/read-conversion')).catch(console.error)
  // '$54' is in the tool's own dollars, whichever they are.
  const named = reader?.readConversion(text, { from: currency, locale })?.from
  if (named && named !== currency) setCurrency?.(named)
}
