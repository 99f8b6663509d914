/**
 * A Chromium for the tests, the prerendered pictures and Lighthouse. `node scripts/dev/browser.mjs` prints its path, and
 * gets one first where there is none. Playwright's own download is not to be had on every machine, so it comes late.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const unpacked = resolve(fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url)))
const launcher = join(unpacked, 'launch')

/** Nothing but the page under test talks to a network; the sandbox needs rights that a container lacks. */
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
 * The path of Chromium's build without windows, or else of an installed Chromium. It shows the same pages and opens a fresh
 * profile in a quarter of the time, but has no back/forward cache and does not print.
 */
export async function findShell() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return shells.find((path) => existsSync(path)) ?? findBrowser()
}

/** Where it can be had easily; the tests only take longer without it. */
async function installShell() {
  if ((await findShell()) !== (await findBrowser())) return
  try {
    installFromDebian('chromium-headless-shell')
  } catch {}
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
  throw new Error('No Chromium found, and none could be installed. Install one, or set PEGBOARD_CHROMIUM to its path.')
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

/** A stub is not a browser: Ubuntu's chromium-browser only asks for snap. Elsewhere, asking would open a window. */
function runs(path) {
  if (!existsSync(path)) return false
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function installFromDebian(name = 'chromium') {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('needs root and apt-get')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

async function installFromPlaywright() {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')))
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The build for AWS Lambda, which comes as a package and brings its own libraries and fonts. */
async function unpackFromRegistry() {
  if (process.platform !== 'linux') throw new Error('for Linux only')
  mkdirSync(unpacked, { recursive: true })
  // It unpacks into the temporary folder, and its libraries only where it takes the machine for Lambda.
  Object.assign(process.env, { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  const { default: chromium } = await import('@sparticuz/chromium')
  const binary = await chromium.executablePath()
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
