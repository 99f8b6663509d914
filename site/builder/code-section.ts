import { announce } from '../client/announce'
import { element } from '../client/element'
import * as css from './builder.css'
import { type Built, type Format, formats } from './codes'

/** The code in one of several formats, with a button that copies it. */
export function codeSection(): { readonly section: HTMLElement; show(built: Built): void } {
  let built: Built | undefined
  let format = formats.script as Format
  const hint = element('p', { className: css.hint })
  const code = element('pre', { className: css.code, id: 'snippet', tabIndex: 0 })
  const note = element('p', { className: css.note, aria: { role: 'status' } })
  // The page's own script answers these (click-actions.ts).
  const copy = element('button', { type: 'button', className: css.copy, data: { copy: code.id } }, 'Copy code')

  const write = () => {
    if (!built) return
    hint.textContent = format.hint
    code.textContent = format.write(built)
    const names = format.leftOut?.(built) ?? []
    note.textContent = names.length > 0 ? `Too long for this code, so left out: ${names.join(', ')}.` : ''
  }
  const choose = (chosen: Format) => {
    format = chosen
    write()
    announce(`${chosen.name} code`)
  }
  const choices = Object.values(formats).map((each) => {
    const radio = element('input', { type: 'radio', name: 'format', checked: each === format })
    radio.addEventListener('change', () => choose(each))
    return element('label', { className: css.format }, radio, each.name)
  })
  const legend = element('legend', {}, 'Code')
  const section = element(
    'div',
    { className: css.codes },
    element('fieldset', { className: css.formats }, legend, ...choices),
    copy,
    hint,
    code,
    note,
  )
  return {
    section,
    show(next) {
      built = next
      write()
    },
  }
}
