/** What a deployment sets: environment variables at build (docs/hosting.md), so that no page names a machine. */
export interface Config {
  readonly name: string
  /** SITE_URL: where the site lives, without a slash at the end. Canonical addresses, sitemap, snippets. */
  readonly url: string
  /** CODE_URL: the separate website-building product. Unset, home's own section on embedding; '' hides link and announcement. */
  readonly codeUrl: string
  /** ANALYTICS_URL: a script that is loaded after consent. */
  readonly analytics: string
  /** ADS_URL: a script that is loaded after consent and fills the slots. */
  readonly ads: string
  /** ADS_ORIGINS: what else the advertising code takes scripts, pictures and frames from. */
  readonly adOrigins: readonly string[]
  /** OPERATOR: who publishes the site, name and postal address, line by line. Unset, the legal pages name no one. */
  readonly operator: readonly string[]
  /** CONTACT: where to send questions, an email address or an https address. Unset, the legal pages give none. */
  readonly contact: string
}

export const config: Config = __CONFIG__

/** Visitors are asked for consent only if there is something to consent to. */
export const asksConsent = Boolean(config.analytics || config.ads)
