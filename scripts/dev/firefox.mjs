/** Firefox for its smoke test. Any installed version works, because WebDriver BiDi needs no special build. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of an installed Firefox, or undefined. */
export function findFirefox() {
  if (process.env.PEGBOARD_FIREFOX) return process.env.PEGBOARD_FIREFOX
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  const apps = [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(process.env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe'),
  ]
  return [...onPath, ...apps].find((path) => existsSync(path))
}

/** The path of Firefox, or undefined. Installs it with apt-get if possible. */
export function installFirefox() {
  const found = findFirefox()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], options)
  } catch {
    return undefined
  }
  return findFirefox()
}
