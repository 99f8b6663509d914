/** What a deployment may set. Addresses come from the environment at build, so that no page names a machine. */
export const config = {
  name: 'Pegboard',
  /** Where the site lives, without a slash at the end: canonical addresses, sitemap, snippets. */
  url: __SITE_URL__,
  /** The separate website-building product; the header's Code link shows only where an address is set. */
  codeUrl: '',
}
