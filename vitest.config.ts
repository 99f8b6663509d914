import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findBrowser } from './scripts/browser.mjs'
import { sheetsVite } from './scripts/sheets.ts'

const executablePath = await findBrowser()

/** A function: Vitest writes into what it is given, and two projects must not share it. */
const browser = () => ({
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

/** The same three wherever a widget is imported: Vitest, Storybook, the site. */
const plugins = () => [react(), vanillaExtractPlugin({ identifiers: 'short' }), sheetsVite()]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts', 'tests/*.test.ts'],
          // Millions of characters and thousands of records take their time on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'node',
          include: ['tests/widgets/**/*.test.ts', 'tests/package/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        // Found now, not in the midst of a run, when Vite would reload the page under a test.
        optimizeDeps: {
          entries: ['src/widgets/**/*.element.ts', 'tests/{widgets,elements}/**/*.test.{ts,tsx}'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'eld/extrasmall', 'parse5', 'qr', 'qr/decode.js'],
        },
        test: {
          name: 'browser',
          include: ['tests/widgets/**/*.test.tsx', 'tests/elements/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        // Its Vite plugins are those of .storybook/main.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', testTimeout: 120_000, browser: browser() },
      },
      {
        // The built site and the built embeds, driven from Node by Playwright.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts', 'tests/embeds/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
