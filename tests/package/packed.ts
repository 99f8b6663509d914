import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, tools } from '../../scripts/build/tools.ts'

/** All public modules: `pegboard`, `pegboard/engine/mortgage-calculator` and so on. */
export const modules = [
  'pegboard',
  'pegboard/catalog',
  ...['engine', 'widgets', 'elements'].flatMap((kind) => tools.map((id) => `pegboard/${kind}/${id}`)),
]
/** Entries without code, for templates. */
export const types = ['html', 'preact', 'react', 'solid', 'svelte', 'vue'].map((name) => `pegboard/types/${name}`)
export const styles = ['pegboard/styles.css', ...tools.map((id) => `pegboard/widgets/${id}.css`)]

export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Packs the library as for publishing and unpacks it in a temporary folder. */
export function pack() {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('The library isn’t built. Run npm run build:lib.')
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-')))
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command = '', ...args] = [...npm, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8' }))
  const tarball = join(folder, packed.filename)
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  const unpacked = join(folder, 'package')

  return {
    folder,
    tarball,
    unpacked,
    files: packed.files.map(({ path }: { path: string }) => path) as string[],
    /** Creates a folder with the package installed, along with its dependencies and those given. */
    install(name: string, dependencies: readonly string[] = []): string {
      const directory = join(folder, name)
      const target = join(directory, 'node_modules')
      mkdirSync(target, { recursive: true })
      cpSync(unpacked, join(target, 'pegboard'), { recursive: true })
      for (const dependency of [...Object.keys(manifest.dependencies ?? {}), ...dependencies]) {
        mkdirSync(dirname(join(target, dependency)), { recursive: true })
        symlinkSync(join(root, 'node_modules', dependency), join(target, dependency), 'junction')
      }
      return directory
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
