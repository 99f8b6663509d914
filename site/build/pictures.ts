/** The link preview of a page. Created by `npm run pictures` and stored in site/public. */
export const pictureOf = (path: string): string => `/og${path === '/' ? '/home' : path}.jpg`

export const pictureSize = { width: 1200, height: 630 }
