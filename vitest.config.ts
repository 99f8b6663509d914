import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { derivedFiles } from './scripts/build/plugins/derived-files.ts'
import { preactAlias } from './scripts/build/runtime/preact-alias.ts'
import { sheetsVite } from './scripts/build/sheets.ts'
import { browserArgs, findBrowser, findShell } from './scripts/dev/browser.mjs'
import { findFirefox } from './scripts/dev/firefox.mjs'
import { LongestFirst } from './tests/longest-first.ts'
import { varied } from './tests/varied.ts'

const paths = { browser: await findBrowser(), shell: await findShell() }

/** How much the tests do: see tests/scale.ts. */
const scale = process.env.PEGBOARD_SCALE || 'quick'
const filters: Record<string, string[]> = { quick: ['!long'], full: [], rest: ['sized || long'] }

/** `npm test` runs the stories of core and of a choice of tools. In foundations, no story does anything. */
const otherStories = ['stories/foundations/**', `stories/!(${varied.join('|')}).stories.tsx`]

/** Of those, it runs the ones with a play function. Storybook itself sets this tag. */
const stories: Record<string, { include: string[] }> = { quick: { include: ['play-fn'] } }

/**
 * For the projects that only `npm run verify` runs, and for stories, which have no tags of Vitest's. Projects don't inherit
 * options. By default, one core would be idle. Groups run one after the other, so that each test has a core to itself.
 */
const long = (group: number) => ({
  env: { PEGBOARD_SCALE: scale, PEGBOARD_SEED: process.env.PEGBOARD_SEED || '1' },
  maxWorkers: '100%',
  sequence: { groupOrder: group },
  // The first of the lines that differ. Of a long table, there would be thousands.
  diff: { expand: false, truncateThreshold: 100 },
})
/** For the projects of `npm test`. */
const quick = (group: number) => ({ ...long(group), tagsFilter: filters[scale] })

/** A function, because Vitest modifies the object, so each project needs a separate one. */
const browser = (executablePath = paths.shell) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // With reduced motion, tests don't wait for transitions or for the detectors' delay.
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** Lists dependencies up front. If Vite found one during a run, it would reload the page in the middle of a test. */
const optimizeDeps = {
  entries: [
    'src/widgets/**/*.element.ts',
    'tests/{contract,core,tools,elements}/**/*.test.tsx',
    'tests/elements/**/*.test.ts',
  ],
  include: [
    'react/jsx-dev-runtime',
    'react-dom/client',
    'eld/extrasmall',
    'parse5',
    'prettier/standalone',
    'prettier/plugins/acorn',
    'prettier/plugins/estree',
    'prettier/plugins/postcss',
    'terser',
    'qr',
    'qr/decode.js',
    'recheck',
    '@cantoo/pdf-lib',
    'jose',
    '@cantoo/fontkit',
  ],
}

/** These need a full Chromium, because the headless shell can't print. */
const printing = ['tests/tools/*/view.printing.test.tsx']

/**
 * For every project that imports widgets. Storybook and the site use the same first three plugins. All need `derivedFiles`,
 * because each looks through all `entries` for what to optimize.
 */
const widgets = (...more: Plugin[]) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), sheetsVite(), derivedFiles, ...more],
  optimizeDeps,
  // Ports and optimized dependencies are nothing that someone has to act on.
  logLevel: 'error' as const,
})

/** Serves the embeds as they are. Vite would transform them, and warn of imports that it can't analyze. */
const builtEmbeds: Plugin = {
  name: 'built-embeds',
  configureServer({ middlewares }) {
    middlewares.use('/dist/embed', async ({ url = '' }, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await readFile(`dist/embed${url.split('?')[0]}`).catch(() => response.writeHead(404) && ''))
    })
  },
}

/** Pure functions. */
const engines = ['tests/tools/*/engine*.test.ts', 'tests/core/engine/*.test.ts', 'tests/contract/engine.test.ts']

/** What can be tested of pages without a build. */
const pages =
  'tests/{tools/*/page,site/{ask,builder-codes,formulas,headers,rank,receives,share,structured-data,words}}.test.ts'

/** A new tool, made in a copy of the repository. */
const slow = ['tests/scaffold.test.ts']

/** Some press hundreds of controls, which a busy machine needs minutes for. */
const endToEnd = {
  globalSetup: 'tests/one-browser.ts',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: 'sized', description: 'Has another size or other cases at each scale.' },
      { name: 'long', description: 'Runs only in `npm run verify`.' },
    ],
    // Storybook wraps a story's events in `act`, but not what follows them.
    onConsoleLog: (text) => !/not wrapped in act|inside an `act` scope/.test(text),
    projects: [
      {
        test: {
          ...quick(0),
          name: 'engine',
          // Engines and pages are pure, so test files can share a module graph.
          isolate: false,
          pool: 'threads',
          include: [...engines, 'tests/*.test.ts'],
          exclude: slow,
          setupFiles: 'tests/same-draws.ts',
          // Tests with millions of characters or thousands of records are slow on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        ...widgets(),
        test: {
          ...quick(0),
          name: 'node',
          include: ['tests/{core/widgets,tools/*}/*.test.ts'],
          exclude: [...engines, pages],
          setupFiles: 'tests/same-draws.ts',
          testTimeout: 60_000,
        },
      },
      {
        ...widgets(),
        test: {
          ...quick(0),
          name: 'pages',
          isolate: false,
          pool: 'threads',
          include: [pages],
          testTimeout: 300_000,
        },
      },
      {
        ...widgets(),
        test: {
          ...quick(1),
          name: 'browser',
          // One module graph and one page for each worker. noSideEffects() finds what a test leaves there.
          isolate: false,
          include: ['tests/{contract,core/widgets,tools/*}/*.test.tsx'],
          exclude: printing,
          setupFiles: 'tests/lean-react.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        // With Preact, as they're built for bundlers and for pages.
        ...widgets(),
        resolve: { alias: preactAlias },
        test: {
          ...quick(2),
          name: 'elements',
          include: ['tests/elements/source/*.test.ts'],
          setupFiles: 'tests/lean-react.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        // The embeds. In another project, because a page can define an element only once.
        ...widgets(builtEmbeds),
        test: {
          ...long(2),
          name: 'built-elements',
          include: ['tests/elements/built/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        ...widgets(),
        test: {
          ...long(3),
          name: 'printing',
          include: printing,
          testTimeout: 120_000,
          browser: browser(paths.browser),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: stories[scale] })],
        // The setup file is outside the root if node_modules contains links, as in tests/scaffold.test.ts.
        server: { fs: { strict: false } },
        logLevel: 'error',
        test: {
          ...long(3),
          name: 'stories',
          exclude: scale === 'quick' ? otherStories : [],
          testTimeout: 120_000,
          isolate: false,
          browser: browser(),
        },
      },
      {
        // Playwright, in Node: a few pages of the built site, and an embed.
        test: { ...quick(4), ...endToEnd, name: 'smoke', include: ['tests/smoke/*.test.ts'] },
      },
      {
        // Playwright, in Node, tests the built site, embeds and Storybook.
        test: {
          ...long(5),
          ...endToEnd,
          // These often wait for frames or the network. Projects of a group have the same number of workers.
          maxWorkers: availableParallelism() + 1,
          name: 'site',
          include: ['tests/{site,embeds,storybook,examples}/**/*.test.ts'],
          exclude: [pages, ...(findFirefox() ? [] : ['tests/site/firefox.test.ts'])],
        },
      },
      {
        ...widgets(),
        test: { ...long(0), name: 'package', include: ['tests/package/**/*.test.ts', ...slow], testTimeout: 300_000 },
      },
    ],
  },
})
