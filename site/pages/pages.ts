import { tools } from '../layout/menus'
import { blog } from './blog'
import { embedPage } from './embed-page'
import { home } from './home'
import { privacy, terms } from './legal'
import type { Page } from './page'
import { toolPage } from './tool-page'

export const pages: readonly Page[] = [home, ...tools.map(toolPage), embedPage, blog, privacy, terms]
