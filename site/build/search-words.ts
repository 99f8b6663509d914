import { categories } from '../../src/engine/unit-converter/units'

/** What people type for a tool, besides its name, keywords and summary: other spellings, other countries' words. */
export const alsoCalled: Readonly<Record<string, string>> = {
  'ai-detector': 'gpt llm robot essay check',
  'age-calculator': 'how old birthday birth years',
  'base64-tool': 'jwt token data uri encode decode',
  'bill-splitter': 'restaurant share tip check',
  'calorie-calculator': 'tdee bmr diet maintenance kcal',
  'color-generator': 'colour colours palette hex scheme',
  'currency-converter': 'usd eur gbp jpy dollar euro pound yen rupee fx',
  'date-difference': 'days until christmas since between',
  'discount-calculator': 'sale off reduction',
  'gpa-calculator': 'credits semester',
  'gradient-generator': 'css colour background',
  'grade-converter': 'marks letter grade',
  'html-formatter': 'beautify prettify minify',
  'interest-calculator': 'savings apy compound investment',
  'invoice-generator': 'bill receipt freelance',
  'ip-lookup': 'my ip address where location isp',
  'json-editor': 'validate pretty print lint parse',
  'language-detector': 'which language translate from',
  'lorem-generator': 'placeholder filler dummy text',
  'math-solver': 'calculator equation sum arithmetic',
  'mortgage-calculator': 'home loan house repayment',
  'password-generator': 'passphrase secure strong secret',
  'percentage-calculator': 'percent of increase decrease',
  'plagiarism-detector': 'copied text similarity compare',
  'pomodoro-timer': 'countdown stopwatch clock focus break',
  'qr-generator': 'qrcode barcode wifi wi-fi vcard link code',
  'random-number-generator': 'dice coin lottery draw raffle',
  'regex-tester': 'regexp regular expression pattern match',
  'salary-calculator': 'hourly wage pay rate paycheck',
  'tax-calculator': 'vat gst sales tax',
  'text-counter': 'word count characters letters',
  'timezone-converter': 'time zone utc gmt meeting world clock',
  'unit-converter': `kg lb lbs oz g cm mm km m in ft yd mi celsius fahrenheit metric imperial ${unitNames()}`,
  'username-generator': 'handle nickname gamertag',
}

function unitNames(): string {
  return Object.values(categories)
    .flatMap((units) => Object.keys(units))
    .flatMap((unit) => [unit, `${unit}s`])
    .join(' ')
}
