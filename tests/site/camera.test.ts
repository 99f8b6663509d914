import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { encodeQR } from 'qr'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { browserArgs, findShell } from '../../scripts/dev/browser.mjs'

// The camera under the built site's own headers. Chromium plays a video with a QR code as the camera's picture.

const folder = mkdtempSync(join(tmpdir(), 'camera-'))
const site = inject('site')
let browser: Browser
beforeAll(async () => {
  writeFileSync(join(folder, 'code.y4m'), videoOf('WIFI:S:Cafe;T:WPA2;P:hello;;'))
  browser = await chromium.launch({
    executablePath: await findShell(),
    args: [
      ...browserArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${join(folder, 'code.y4m')}`,
    ],
  })
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** A video of 640 × 480 pixels (YUV4MPEG2) with a code in its middle. */
function videoOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 8]
  const code = encodeQR(text, 'raw', { border: 4 })
  const [left, top] = [width, height].map((side) => (side - code.length * scale) >> 1) as [number, number]
  const luma = Buffer.alloc(width * height, 200)
  for (let y = 0; y < code.length * scale; y++) {
    for (let x = 0; x < code.length * scale; x++) {
      luma[(top + y) * width + left + x] = code[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 20 : 230
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)])
}

describe('the camera', () => {
  it.each([
    ['/qr-generator', true],
    ['/embed/qr-generator', true],
    ['/', false],
    ['/json-editor', false],
    ['/embed/json-editor', false],
  ])('on %s is allowed: %s', async (path, isAllowed) => {
    const page = await browser.newPage()
    await page.goto(site + path)
    const allows = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
        'camera',
      ),
    )
    expect(allows).toBe(isAllowed)
    await page.close()
  })

  it('reads a code, under the strict policy and without errors', async () => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${site}/qr-generator`)
    await page.getByText('Read', { exact: true }).click()
    await page.getByRole('button', { name: 'Use camera' }).click()
    await page.getByText('WIFI:S:Cafe;T:WPA2;P:hello;;').waitFor()
    expect(await page.getByRole('button', { name: 'Stop camera' }).count()).toBe(0)
    expect(errors).toEqual([])
    await page.close()
  })
})
