import type { Guide } from './guide'

const files = import.meta.glob<Guide>('./*.tsx', { eager: true, import: 'guide' })

/** All guides, the newest first. */
export const guides: readonly Guide[] = Object.values(files).sort((a, b) => b.date.localeCompare(a.date))
