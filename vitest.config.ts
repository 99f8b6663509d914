import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { sheetsVite } from './scripts/build/sheets.ts'
import { browserArgs, findBrowser, findShell } from './scripts/dev/browser.mjs'
import { findFirefox } from './scripts/dev/firefox.mjs'

const paths = { browser: await findBrowser(), shell: await findShell() }

/** The switch between `npm test` and `npm run verify`, which tests/scale.ts reads. */
const full = process.env.PEGBOARD_FULL === '1'

/** The same in every project, because a project inherits neither. */
const scale = { env: { PEGBOARD_FULL: full ? '1' : '' }, tagsFilter: [full ? 'sized || long' : '!long'] }

/** A function: Vitest writes into what it is given, and two projects must not share it. */
const browser = (executablePath = paths.shell) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nothing that is only for the eye: no test waits for a transition, or for the detectors to look thoughtful.
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** Found now, not in the midst of a run, when Vite would reload the page under a test. */
const optimizeDeps = {
  entries: ['src/widgets/**/*.element.ts', 'tests/{widgets,elements}/**/*.test.{ts,tsx}'],
  include: ['react/jsx-dev-runtime', 'react-dom/client', 'eld/extrasmall', 'parse5', 'qr', 'qr/decode.js'],
}

/** What the build without windows cannot do. */
const printing = ['tests/widgets/*.printing.test.tsx']

/** The same three wherever a widget is imported: Vitest, Storybook, the site. */
const plugins = () => [react(), vanillaExtractPlugin({ identifiers: 'short' }), sheetsVite()]

export default defineConfig({
  test: {
    tags: [
      { name: 'sized', description: 'Runs in `npm test` and, at full size, in `npm run verify`.' },
      { name: 'long', description: 'Runs in `npm run verify` alone.' },
    ],
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...scale,
          name: 'engine',
          // Pure functions leave nothing behind: what they import is read once.
          isolate: false,
          pool: 'threads',
          include: ['tests/engine/**/*.test.ts', 'tests/*.test.ts'],
          // Millions of characters and thousands of records take their time on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          ...scale,
          name: 'node',
          include: ['tests/widgets/**/*.test.ts', 'tests/package/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        optimizeDeps,
        test: {
          ...scale,
          name: 'browser',
          include: ['tests/widgets/**/*.test.tsx', 'tests/elements/**/*.test.{ts,tsx}'],
          exclude: printing,
          testTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        plugins: plugins(),
        optimizeDeps,
        test: { ...scale, name: 'printing', include: printing, testTimeout: 120_000, browser: browser(paths.browser) },
      },
      {
        // Its Vite plugins are those of .storybook/main.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Its setup file may be outside the root: where node_modules holds links (tests/scaffold.test.ts).
        server: { fs: { strict: false } },
        test: { ...scale, name: 'stories', testTimeout: 120_000, isolate: false, browser: browser() },
      },
      {
        // The built site, the built embeds and the built Storybook, driven from Node by Playwright.
        test: {
          ...scale,
          name: 'site',
          include: ['tests/{site,embeds,storybook}/**/*.test.ts'],
          exclude: full && findFirefox() ? [] : ['tests/site/firefox.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
