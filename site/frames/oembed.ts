import { frameHeightOf } from 'virtual:embeds'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import type { Entry } from '../layout/menus'
import { frameSnippet } from './frame-snippet'

/** Of the images for link previews, which `npm run pictures` draws and saves to site/public/og. */
export const pictureSize = { width: 1200, height: 630 }

/** The frame's width, at which the tool in it is 640 px wide. */
const width = 642

export const oembedPath = (id: string): string => `/oembed/${id}.json`

/** What a content management system needs to turn a link to a tool's page into the tool: https://oembed.com. */
export function oembedFile({ id, name }: Entry, picture: string): string {
  const height = frameHeightOf(id)
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: config.name,
    provider_url: addressOf('/'),
    cache_age: 86_400,
    html: frameSnippet({ url: config.url, id, name, height }),
    width,
    height,
    thumbnail_url: addressOf(picture),
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  })
}
