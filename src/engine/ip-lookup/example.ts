/** Completes the example: `evaluate(example, exampleContext)`. */
export const exampleContext: { readonly answer: object } = {
  answer: {
    ip: '8.8.8.8',
    city: 'Mountain View',
    region: 'California',
    country_name: 'United States',
    country_code: 'US',
    continent_code: 'NA',
    postal: '94043',
    latitude: 37.42301,
    longitude: -122.083352,
    timezone: 'America/Los_Angeles',
    languages: 'en-US,es-US,haw,fr',
    currency: 'USD',
    currency_name: 'Dollar',
    org: 'GOOGLE',
    asn: 'AS15169',
    version: 'IPv4',
  },
}
