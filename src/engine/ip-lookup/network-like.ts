/** Longer than any network: two IPv6 addresses with zones. */
export const maxLength = 200

/** Whether a text is meant to be more than one address, even if it's unfinished: '10.0.0.0/', '10.0.0.1-'. */
export const isNetworkLike = (text: string): boolean =>
  text.length > 0 &&
  !/^[a-z]+:\/\//i.test(text) &&
  /^[\da-f:.]+(%[\w.]+)?\s*[/,;–—-]|^[\d.]+\s+\d/i.test(text.trim().slice(0, maxLength))
