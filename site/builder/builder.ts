import { fetchModule } from '../../src/widgets/core/base/fetch-module'
import { mapTexts } from '../../src/widgets/core/base/field-kinds'
import { dayOf } from '../../src/widgets/core/fields/date/date-reading'
import { delocalize } from '../../src/widgets/core/fields/number/number-reading'
import { element } from '../client/element'
import { config } from '../config'
import * as css from './builder.css'
import { attributesOf, type Choices, optionNames, variablesOf } from './choices'
import { clearButton } from './clear-button'
import { codeSection } from './code-section'
import { styleOf } from './codes'
import { formOf, noteMissing } from './form'
import { save, savedFor, type Values } from './saved'
import type { ToolFile } from './tool-file'

/** The embed itself. */
type Preview = HTMLElement & { readonly value: Values }

/** Shows the builder for a tool in a place: options, a live preview, and the code for both. */
export async function showBuilder(place: HTMLElement, id: string): Promise<void> {
  const tool = await fetchTool(id)
  // Another tool may have been chosen in the meantime.
  if (place.dataset.builder !== id) return
  const builder = new Builder(tool)
  // The code without options, which the page's Copy button copies.
  document.getElementById('snippet')?.remove()
  place.replaceChildren(builder.content)
  builder.start()
}

async function fetchTool(id: string): Promise<ToolFile> {
  const response = await fetch(`/embed/${id}.json`)
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  const tool: ToolFile = await response.json()
  await fetchModule(() => import(/* @vite-ignore */ `/embed/${tool.version}/${id}.js`))
  return tool
}

class Builder {
  readonly content: HTMLElement
  private readonly form: HTMLFormElement
  private readonly stage = element('div', { className: css.stage })
  private readonly code = codeSection()
  private readonly sized = new ResizeObserver(() => this.show())
  private readonly clear = clearButton((values) => {
    const before = this.values
    this.values = values
    this.keep()
    this.start()
    return before
  })
  private preview: Preview
  /** What was entered in the preview, locale-independent. */
  private values: Values

  constructor(private readonly tool: ToolFile) {
    this.form = formOf(tool)
    const { choices, values } = savedFor(tool.id)
    this.values = values
    fillIn(this.form, choices)
    this.form.addEventListener('input', ({ target }) => this.change(target as HTMLInputElement))
    this.preview = this.blank()
    const title = element('div', { className: css.title }, element('h3', {}, 'Preview'), this.clear.button)
    const result = element('div', { className: css.result }, title, this.stage, this.code.section)
    const columns = element('div', { className: css.builder }, this.form, result)
    this.content = element('div', { className: css.place }, columns)
  }

  /** Shows a new preview with what was entered so far. */
  start(): void {
    // Closed groups are short, so that the preview is in view below them.
    const isWide = this.content.offsetWidth > this.form.offsetWidth
    for (const group of this.form.querySelectorAll('details')) group.open ||= isWide
    this.preview = this.blank()
    this.preview.addEventListener('pegboard-change', () => {
      this.values = this.entered
      this.clear.forget()
      this.keep()
      this.show()
    })
    for (const [name, text] of Object.entries(attributesOf(this.choices, this.values, this.tool)))
      this.preview.setAttribute(name, text)
    this.stage.replaceChildren(this.preview)
    this.sized.disconnect()
    this.sized.observe(this.preview)
    this.show()
  }

  private get choices(): Choices {
    return Object.fromEntries([...new FormData(this.form)].map(([name, text]) => [name, `${text}`]))
  }

  private keep(): void {
    save(this.tool.id, this.choices, this.values)
  }

  private change({ name }: HTMLInputElement): void {
    if (name === 'accent') (this.form.elements.namedItem('ownAccent') as HTMLInputElement).checked = true
    this.keep()
    // What was typed in one locale's format may mean something else in another, so it's set again as attributes.
    if (name === 'locale') this.start()
    else this.show()
  }

  /** Applies the choices to the preview, and writes the code. */
  private show(): void {
    const { choices, preview, tool, values } = this
    const look = { variables: variablesOf(choices), maxWidth: choices.width || undefined }
    const options = attributesOf(choices, {}, tool)
    for (const name of optionNames) setAttribute(preview, name, options[name])
    // The page's policy forbids the attribute.
    preview.style.cssText = styleOf(look).style ?? ''
    const missing = tool.fields.filter(({ name, isNeeded }) => isNeeded && values[name] === undefined)
    noteMissing(
      this.form,
      missing.map(({ name }) => name),
    )
    this.code.show({
      ...look,
      tool,
      url: config.url,
      version: tool.version,
      attributes: attributesOf(choices, values, tool),
      typed: Object.fromEntries(Object.keys(values).map((field) => [field, preview.value[field]])),
      height: Math.ceil(preview.offsetHeight / 10) * 10,
    })
  }

  private blank(): Preview {
    return document.createElement(`pegboard-${this.tool.id}`) as Preview
  }

  /** The fields that differ from those of an empty tool. */
  private get entered(): Values {
    const { kinds, fields } = this.tool
    const locale = this.choices.locale || document.documentElement.lang
    const value = mapTexts(this.preview.value, kinds, (text, kind) =>
      kind === 'date' ? dayOf(text, locale) : delocalize(text, kind, locale),
    )
    const empty = this.blank()
    // Its units depend on the locale.
    empty.setAttribute('locale', locale)
    const isEntered = (name: string) => JSON.stringify(value[name]) !== JSON.stringify(empty.value[name])
    return Object.fromEntries(fields.filter(({ name }) => isEntered(name)).map(({ name }) => [name, value[name]]))
  }
}

function setAttribute(tag: Element, name: string, text: string | undefined): void {
  if (text === undefined) tag.removeAttribute(name)
  else if (text !== tag.getAttribute(name)) tag.setAttribute(name, text)
}

/** Makes the same choices in another form, as far as it has them. */
function fillIn(form: HTMLFormElement, choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
}
