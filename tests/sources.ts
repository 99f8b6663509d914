import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import ts from 'typescript'

// All source files in the repository, with facts derived from their text.

const root = fileURLToPath(new URL('..', import.meta.url))

export const files = ['src', 'site', 'stories', 'tests', 'scripts', 'bench', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.(ts|tsx|mts|js|mjs)$/.test(path)),
)

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What a file imports: files by their path from the root, packages by name. */
export const importsOf = (path: string): string[] => resolved(path, importedBy(path))

/** The same without stylesheets (`./x.tsx?sheets`), which are text, not modules. */
export const modulesOf = (path: string): string[] =>
  resolved(
    path,
    importedBy(path).filter((name) => !name.endsWith('?sheets')),
  )

const importedBy = (path: string) =>
  ts.preProcessFile(textOf(path), true, true).importedFiles.map((file) => file.fileName)

function resolved(path: string, names: readonly string[]): string[] {
  return names.map((fileName) => {
    const bare = fileName.replace(/\?.*$/, '')
    return bare.startsWith('.')
      ? normalize(join(dirname(path), bare))
          .split(sep)
          .join('/')
      : bare
  })
}

/** The code without comments and types. */
export function codeOf(path: string): string {
  const loader = path.endsWith('x') ? 'tsx' : path.endsWith('js') ? 'js' : 'ts'
  const code = codes.get(path) ?? transformSync(textOf(path), { loader, jsx: 'preserve', legalComments: 'none' }).code
  codes.set(path, code)
  return code
}
const codes = new Map<string, string>()

export const within = (...folders: string[]) =>
  files.filter((path) => folders.some((folder) => path.startsWith(folder)))
export const engineCore = within('src/engine/core/')
export const widgetCore = within('src/widgets/core/')
export const engines = within('src/engine/').filter((path) => !engineCore.includes(path))
export const widgets = within('src/widgets/').filter((path) => !widgetCore.includes(path))
