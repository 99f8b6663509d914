/**
 * Chromium for the tests, the images and Lighthouse. `node scripts/dev/browser.mjs` prints its path and installs it first if
 * there's none. Playwright's download doesn't work on every machine, so it isn't the first choice.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const unpacked = resolve(fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url)))
const launcher = join(unpacked, 'launch')

/** Only the tested page may use the network. Containers often lack the permissions for the sandbox. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of an installed Chromium, or undefined. */
export async function findBrowser() {
  const given = process.env.PEGBOARD_CHROMIUM
  if (given) return given
  for (const path of [...system(), await playwrights(), launcher]) if (path && runs(path)) return path
  return undefined
}

/**
 * The path of Chromium's headless shell, or else of an installed Chromium. The shell starts with a fresh profile in a quarter
 * of the time, but it has no back/forward cache and can't print.
 */
export async function findShell() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return shells.find((path) => existsSync(path)) ?? findBrowser()
}

/** Installs the shell if possible. The tests work without it but take longer. */
async function installShell() {
  if ((await findShell()) !== (await findBrowser())) return
  try {
    installFromDebian('chromium-headless-shell')
  } catch {}
}

/**
 * A pinned Chromium with its own libraries and fonts, so that screenshots from different Linux machines can be compared
 * pixel by pixel. Undefined on other systems.
 */
export async function findPinned() {
  if (process.platform !== 'linux') return undefined
  if (!existsSync(launcher)) await unpackFromRegistry()
  return runs(launcher) ? launcher : undefined
}

async function installBrowser() {
  const attempts = [installFromDebian, installFromPlaywright, unpackFromRegistry]
  for (const attempt of attempts) {
    try {
      await attempt()
    } catch (reason) {
      console.error(`${attempt.name}: ${reason instanceof Error ? reason.message.split('\n')[0] : reason}`)
    }
    const path = await findBrowser()
    if (path) return path
  }
  throw new Error('Chromium wasn’t found and couldn’t be installed. Install it, or set PEGBOARD_CHROMIUM to its path.')
}

function system() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (process.platform === 'win32') {
    for (const base of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']) {
      const folder = process.env[base]
      if (folder) folders.push(join(folder, 'Google/Chrome/Application'), join(folder, 'Microsoft/Edge/Application'))
    }
  }
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  const apps = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...onPath, ...apps]
}

async function playwrights() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** Detects stubs, such as Ubuntu's chromium-browser, which only asks for snap. Outside Linux, --version would open a window. */
function runs(path) {
  if (!existsSync(path)) return false
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function installFromDebian(name = 'chromium') {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('requires root and apt-get')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

async function installFromPlaywright() {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')))
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Unpacks the build for AWS Lambda, an npm package with its own libraries and fonts. */
async function unpackFromRegistry() {
  if (process.platform !== 'linux') throw new Error('only on Linux')
  mkdirSync(unpacked, { recursive: true })
  // It unpacks to the temporary folder, and unpacks its libraries only if it thinks it's on Lambda.
  Object.assign(process.env, { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  const { default: chromium } = await import('@sparticuz/chromium')
  const binary = await chromium.executablePath()
  // Its own font configuration has Lambda's paths.
  const fonts = `<fontconfig><dir>${join(unpacked, 'fonts/fonts')}</dir><cachedir>${join(unpacked, 'cache')}</cachedir></fontconfig>`
  writeFileSync(join(unpacked, 'fonts/fonts.conf'), fonts)
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${join(unpacked, 'al2023/lib')}" FONTCONFIG_PATH="${join(unpacked, 'fonts')}"`,
    `exec "${binary}" "$@"`,
  ]
  writeFileSync(launcher, `${lines.join('\n')}\n`, { mode: 0o755 })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await findBrowser()) ?? (await installBrowser()))
  await installShell()
}
