import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'

/** Runs the tests of a file or block at the size of a desktop, where both panes of a workbench are visible. */
export const onDesktop = () => beforeEach(() => page.viewport(1280, 900))

/** Runs them at the size of a phone, where a workbench shows one pane at a time. */
export const onPhone = () => beforeEach(() => page.viewport(390, 664))
