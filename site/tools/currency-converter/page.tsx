import { ArrowLeftRight } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/currency-converter/currency-converter'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: ArrowLeftRight,
  alsoCalled: 'usd eur gbp jpy dollar euro pound yen rupee fx',
  example: (_, input) => `${input.from} → ${input.to}`,
  receives: { number: 'amount' },
  howItWorks: [
    'The converter gets the latest rates from exchangerate-api.com and multiplies your amount by the rate between your two currencies. The date of the rate is shown with the result.',
    'Results are rounded to the currency’s smallest unit: two decimals for most currencies, none for the yen, three for the Kuwaiti dinar.',
    'If you enter a fee, you see what a card that adds it would charge you, and how much foreign money an exchange counter that deducts it would give you.',
  ],
  facts: [
    {
      title: 'Mid-market rate',
      text: 'The mid-market rate is the midpoint between the prices at which banks buy and sell a currency. As a customer, you usually get a less favorable rate.',
    },
  ],
  limits: [
    'The rates are for reference. You may not be able to buy or sell currency at these rates.',
    'Only the latest rates are available. You can’t convert at the rate of a past date.',
    'If the service can’t be reached, the converter uses the last rates saved in your browser, shows their date, and marks them as old after 24 hours. The first time, you need an internet connection.',
    'For tax returns, use the rates that your tax authority accepts.',
  ],
  sources: [
    { name: 'Rates By Exchange Rate API', href: 'https://www.exchangerate-api.com' },
    { name: 'Currency codes: ISO 4217', href: 'https://www.iso.org/iso-4217-currency-codes.html' },
    { name: 'Currency names: Unicode CLDR', href: 'https://cldr.unicode.org' },
  ],
  faq: [
    {
      question: 'How often are the exchange rates updated?',
      answer:
        'Once a day. After Pegboard has loaded the rates, it uses them for up to 10 minutes. To load them again right away, choose Convert.',
    },
    {
      question: 'Why do I get less money from my bank?',
      answer:
        'Banks, card companies and exchange counters set their own rates and often charge a fee. If the fee is 3%, exchanging $1,000 costs you $30. Enter the percentage under Fee to see what you really pay.',
    },
    {
      question: 'Can I type or paste a whole question?',
      answer:
        'Yes. Enter text such as “€1,299.50 in GBP” or “50 euros to yen” as the amount, and the currencies are selected for you. If a symbol such as $ or kr could mean several currencies, the converter picks one you’ve selected, or else the one used in your region.',
    },
    {
      question: 'Which currencies are in the list?',
      answer:
        'There are 12: the US dollar, euro, British pound, Japanese yen, Canadian dollar, Australian dollar, Swiss franc, Chinese yuan, Indian rupee, Brazilian real, Turkish lira and Russian ruble. For any other currency that the rate service covers, select Search all currencies at the end of the list.',
    },
    {
      question: 'Is the amount I enter sent anywhere?',
      answer:
        'No. The amount stays in your browser. The rate service receives the code of the currency you convert from and, like any website you visit, your IP address.',
    },
  ],
  samples: [
    { name: '$100 to euros', value: { amount: '100', from: 'USD', to: 'EUR' } },
    { name: '£50 to dollars', value: { amount: '50', from: 'GBP', to: 'USD' } },
    { name: '¥10,000 to euros', value: { amount: '10000', from: 'JPY', to: 'EUR' } },
    { name: '$500 to euros with a 3% fee', value: { amount: '500', from: 'USD', to: 'EUR', fee: '3' } },
  ],
  props: { auto: true, keeps: 'rates' },
}
