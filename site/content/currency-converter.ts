import type { Words } from '../pages/page'

export const words: Words = {
  props: { auto: true },
  about: [
    'Converts an amount between 12 currencies: US, Canadian and Australian dollar, euro, pound, yen, Swiss franc, yuan, rupee, real, lira and ruble.',
    'For travelers, for shoppers abroad, and for anyone who meets a price in other people’s money. The date of the rate always stands beside the answer, so you know how old it is.',
  ],
  howItWorks: [
    'Result = amount × rate. The rates are those that exchangerate-api.com publishes for the currency you convert from. The multiplication is exact; only the result you see is rounded: to the currency’s smallest coin, and the rate to 6 decimals.',
    'This page asks for rates when it opens, when you change the first currency, and when you press Convert. On other sites the tool waits until you use it. An answer less than 10 minutes old is used again, except on Convert.',
  ],
  limits: [
    'Banks, cards and exchange counters add a margin or a fee, so what you are charged will differ. The tool knows no past rates and makes no forecasts. It needs a connection: where the service cannot be reached it says so, and shows no old figure.',
  ],
  sources: [
    { name: 'Rates: exchangerate-api.com', href: 'https://www.exchangerate-api.com' },
    { name: 'Currency codes: ISO 4217', href: 'https://www.iso.org/iso-4217-currency-codes.html' },
    { name: 'Currency names: Unicode CLDR', href: 'https://cldr.unicode.org' },
  ],
  faq: [
    {
      question: 'Why did my card charge more than this?',
      answer:
        'The rate here is a published one, without a margin. Card companies and banks use their own rate, and often add a fee for foreign currency. Compare the amount on your statement with the one here to see how much that is.',
    },
    {
      question: 'How fresh is the rate?',
      answer:
        'As fresh as the date under the answer. It is the latest rate that the service publishes. Press Convert to ask again.',
    },
    {
      question: 'Is my amount sent anywhere?',
      answer:
        'No. The service is asked for all rates of one currency, so it learns which currency you convert from and, as any server does, your IP address. The amount and the other currency stay in your browser.',
    },
    {
      question: 'How do I turn a rate around?',
      answer:
        'Divide 1 by it: if a dollar is 0.80 euros, a euro is 1 ÷ 0.80 = 1.25 dollars. Or swap the two currencies with one press.',
    },
  ],
  samples: [
    { name: '100 dollars in euros', value: { amount: '100', from: 'USD', to: 'EUR' } },
    { name: '50 pounds in dollars', value: { amount: '50', from: 'GBP', to: 'USD' } },
    { name: '10,000 yen in euros', value: { amount: '10000', from: 'JPY', to: 'EUR' } },
  ],
}
