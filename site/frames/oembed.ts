import { pictureOf, pictureSize } from '../build/pictures'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import type { Entry } from '../layout/menus'
import { frameSnippet, heightOf, width } from './frame-snippet'

export const oembedPath = (id: string): string => `/oembed/${id}.json`

/** What a content management system needs to turn a link to a tool's page into the tool: https://oembed.com. */
export function oembedFile({ id, name, path }: Entry): string {
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: config.name,
    provider_url: addressOf('/'),
    cache_age: 86_400,
    html: frameSnippet({ url: config.url, id, name }),
    width,
    height: heightOf(id),
    thumbnail_url: addressOf(pictureOf(path)),
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  })
}
