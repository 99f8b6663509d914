import { builderPage } from '../builder/builder-page'
import { tools } from '../layout/menus'
import { blog } from './blog'
import { home } from './home'
import { privacy, terms } from './legal'
import type { Page } from './page'
import { toolPage } from './tool-page'

export const pages: readonly Page[] = [home, ...tools.map(toolPage), builderPage, blog, privacy, terms]
