import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from 'playwright'

// Pages of other sites, which show frames of ours.

/** Records the messages that the page receives. */
const recorder = '<script>messages = []; addEventListener("message", ({ data }) => messages.push(data))</script>'

export interface Message {
  readonly type: string
  readonly id: string
  readonly height: number
}

/** A server of pages on another site than 127.0.0.1. */
export async function openHost() {
  const pages = new Map<string, { body: string; headers: Readonly<Record<string, string>> }>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Adds a page and returns its address. */
    add(body: string, headers: Readonly<Record<string, string>> = {}): string {
      const path = `/${pages.size + 1}`
      // With an icon, because the browser would ask for one and log that there's none.
      const head = `<title>Another site</title><link rel="icon" href="data:,">`
      pages.set(path, { body: `<!doctype html><html lang="en">${head}${recorder}${body}`, headers })
      return origin + path
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const messagesOf = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (globalThis as unknown as { messages: Message[] }).messages)

/** The document of the page's first frame of ours, once its tool has rendered. */
export async function frameOf(page: Page, nth = 0): Promise<Frame> {
  const element = await page.locator('iframe').nth(nth).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The page has no frame')
  await frame.locator('[role=group]').first().waitFor()
  return frame
}

export const heightOfContent = (frame: Frame): Promise<number> =>
  frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height))

export const heightOfFrame = (page: Page, nth = 0): Promise<number> =>
  page
    .locator('iframe')
    .nth(nth)
    .evaluate((frame) => frame.getBoundingClientRect().height)
