/** A deployment's settings: environment variables of the build (see docs/hosting.md). */
export interface Config {
  readonly name: string
  /** SITE_URL: the site's address without a trailing slash, for canonical addresses, the sitemap and snippets. */
  readonly url: string
  /**
   * CODE_URL: the separate website-building product. By default, the home page's section on embedding. '' hides the link
   * and the announcement.
   */
  readonly codeUrl: string
  /** ANALYTICS_URL: a script that loads after consent. */
  readonly analytics: string
  /** ADS_URL: a script that loads after consent and fills the ad slots. */
  readonly ads: string
  /** ADS_ORIGINS: other origins from which the advertising code loads scripts, images and frames. */
  readonly adOrigins: readonly string[]
  /** OPERATOR: the lines of the operator's name and postal address. If it's empty, the legal pages don't name anyone. */
  readonly operator: readonly string[]
  /** CONTACT: an email address or https address for questions. If it's '', the legal pages don't have one. */
  readonly contact: string
}

export const config: Config = __CONFIG__

/** Visitors are asked for consent only if there's something to consent to. */
export const asksConsent = Boolean(config.analytics || config.ads)
