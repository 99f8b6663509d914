import { groups } from '../../src/catalog'
import { config } from '../config'
import type { Entry } from '../layout/menus'
import type { ToolPage } from '../pages/page'

export const addressOf = (path: string): string => config.url + path

/** A tool's page for search engines. Contains only what the page itself shows. */
export function dataOf(tool: Entry, faq: ToolPage['faq']): object[] {
  const group = groups.find(({ key }) => key === tool.group)
  const app = {
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.summary,
    url: addressOf(tool.path),
    keywords: tool.keywords.join(', '),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: group?.name, item: addressOf(`/#${tool.group}`) },
      { '@type': 'ListItem', position: 2, name: tool.name },
    ],
  }
  const questions = faq && {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return [app, trail, ...(questions ? [questions] : [])]
}
