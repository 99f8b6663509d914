import { readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { root } from '../tools.ts'
import { writeElementTypes } from '../types/element-types.ts'
import { htmlData, webTypes } from './editors.ts'
import { fieldsFile } from './fields-file.ts'
import { manifest } from './manifest.ts'
import { reference } from './reference.ts'
import { wordpressTools } from './wordpress.ts'

const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** The files about the tools, derived from the catalog, the engines, the strings and the elements, by name. */
export const derived: Readonly<Record<string, () => object | string>> = {
  'custom-elements.json': manifest,
  'web-types.json': () => webTypes(version),
  'vscode.html-custom-data.json': htmlData,
  'fields.json': () => fieldsFile,
  'reference.md': reference,
}

/** Writes them into a folder, with the types of the elements and the WordPress plugin. */
export async function writeDerived(folder: string): Promise<void> {
  const plugin = `${folder}/wordpress/pegboard`
  await mkdir(folder, { recursive: true })
  await cp(`${root}/integrations/wordpress/pegboard`, plugin, { recursive: true })
  await writeFile(`${plugin}/tools.json`, JSON.stringify(wordpressTools))
  await writeElementTypes(manifest(), `${folder}/types`)
  for (const [name, make] of Object.entries(derived)) {
    const made = make()
    await writeFile(`${folder}/${name}`, typeof made === 'string' ? made : JSON.stringify(made))
  }
}
