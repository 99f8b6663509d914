import { type Taxes, taxSources } from '../../engine/salary-calculator/salary-calculator'
import { Receipt } from '../core/answer/answer'
import type { SummaryGroup } from '../core/base/summary'
import { Disclosure } from '../core/field-groups/disclosure'
import { hint } from '../core/fields/field.css'
import { SourceNote } from '../core/output/source-note'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import type { strings } from './salary-calculator.strings'

interface TaxDetailsProps {
  readonly method: Taxes['method']
  readonly taxes: SummaryGroup | undefined
  readonly bands: SummaryGroup | undefined
}

/** The taxes of a country or by own brackets, with their sources. */
export function TaxDetails({ method, taxes, bands }: TaxDetailsProps) {
  const { t } = useWords<typeof strings>()
  return (
    <div>
      <Receipt {...taxes} />
      {bands && (
        <Disclosure summary={t.bandTable}>
          <Table caption={t.bandTable} columns={[t.taxable, t.bracketRate, t.tax]}>
            {bands.lines.map(({ label, text, note }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{note}</td>
                <td>{text}</td>
              </tr>
            ))}
          </Table>
        </Disclosure>
      )}
      {method !== 'own' && (
        <>
          <p className={hint}>{t.estimates[method]}</p>
          <SourceNote sources={taxSources[method]} />
        </>
      )}
    </div>
  )
}
