import type { FetchReason } from './currency-converter.service'

/** What is said when there are no rates to be had: fetched with what asks for them. */
export const lateStrings = {
  reasons: {
    offline: 'The service could not be reached. Check your connection and try again.',
    timeout: 'The service did not answer within 8 seconds. Try again in a moment.',
    status: 'The service answered with error {status}. Try again in a moment.',
    body: 'The service’s answer was not a table of rates. Try again in a moment.',
  } satisfies Record<FetchReason, string>,
  tooMany: 'The service has had too many requests from here. Wait a minute and try again.',
  retry: 'Try again',
}
