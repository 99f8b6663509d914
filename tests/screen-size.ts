import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'

/** A change of the size takes a frame. Every file starts at the default size. */
const onScreen = (width: number, height: number) =>
  beforeEach(async () => {
    if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  })

/** Runs the tests of a file or block at the size of a desktop, where both panes of a workbench are visible. */
export const onDesktop = () => onScreen(1280, 900)

/** Runs them at the size of a phone, where a workbench shows one pane at a time. */
export const onPhone = () => onScreen(390, 664)
