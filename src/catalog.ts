/** The eight groups, in the order of the home page and the menus. */
export const groups = [
  { key: 'detectors', name: 'Detectors' },
  { key: 'finance', name: 'Finance and Economy' },
  { key: 'education', name: 'Education and Student' },
  { key: 'health', name: 'Health and Lifestyle' },
  { key: 'time', name: 'Time and Date' },
  { key: 'math', name: 'Math and Unit Converters' },
  { key: 'text', name: 'Text and Digital' },
  { key: 'generators', name: 'Generators' },
] as const

export type GroupId = (typeof groups)[number]['key']

export interface Tool {
  /** The one key: route, file, folder, tag, story. */
  readonly id: string
  readonly name: string
  readonly group: GroupId
  /** The page's title, up to 60 characters. */
  readonly title: string
  /** One sentence of 70 to 160 characters: cards, description, docs. */
  readonly summary: string
  readonly keywords: readonly string[]
  /** Ids of other tools. */
  readonly related: readonly string[]
  /** Who a tool asks, if it asks anyone. */
  readonly network?: { readonly name: string; readonly host: string }
}

export const catalog = [
  {
    id: 'ai-detector',
    name: 'AI content detector',
    group: 'detectors',
    title: 'AI content detector: what in a text sounds like AI',
    summary:
      'Scores how much a text sounds like AI or like a person by counting words and habits of style, and marks each of them.',
    keywords: ['AI detector', 'AI content', 'ChatGPT', 'writing style', 'AI checker'],
    related: ['plagiarism-detector', 'language-detector', 'text-counter'],
  },
  {
    id: 'language-detector',
    name: 'Language detector',
    group: 'detectors',
    title: 'Language detector: which of 60 languages is it?',
    summary: 'Tells which of 60 languages a text is written in, with shares and confidence. It runs in your browser.',
    keywords: ['language detector', 'identify language', 'what language is this', 'language identification'],
    related: ['ai-detector', 'text-counter', 'plagiarism-detector'],
  },
  {
    id: 'plagiarism-detector',
    name: 'Plagiarism detector',
    group: 'detectors',
    title: 'Plagiarism detector and comparison of two texts',
    summary:
      'Compare two texts and see the passages that they share side by side, with a heuristic style score that is said to be one.',
    keywords: ['plagiarism checker', 'compare two texts', 'text overlap', 'originality', 'similarity'],
    related: ['ai-detector', 'text-counter', 'language-detector'],
  },
  {
    id: 'currency-converter',
    name: 'Currency converter',
    group: 'finance',
    title: 'Currency converter: 12 currencies at the day’s rate',
    summary: 'Convert between 12 currencies at the latest published rate, with the date of the rate always in sight.',
    keywords: ['exchange rate', 'currency', 'euro to dollar', 'forex', 'money'],
    related: ['percentage-calculator', 'tax-calculator', 'invoice-generator'],
    network: { name: 'exchangerate-api.com', host: 'https://api.exchangerate-api.com' },
  },
  {
    id: 'interest-calculator',
    name: 'Interest calculator',
    group: 'finance',
    title: 'Interest calculator: compound and simple, year by year',
    summary:
      'What savings or a loan grow to at compound or simple interest, year by year, principal and interest told apart.',
    keywords: ['compound interest', 'simple interest', 'savings', 'loan', 'interest rate'],
    related: ['mortgage-calculator', 'percentage-calculator', 'salary-calculator'],
  },
  {
    id: 'tax-calculator',
    name: 'Tax calculator',
    group: 'finance',
    title: 'Tax and VAT calculator: add it or take it out',
    summary:
      'Add sales tax or VAT to a price, or find the net price and the tax inside a total. The parts always add up.',
    keywords: ['VAT', 'sales tax', 'GST', 'net price', 'gross price'],
    related: ['discount-calculator', 'percentage-calculator', 'salary-calculator'],
  },
  {
    id: 'mortgage-calculator',
    name: 'Mortgage calculator',
    group: 'finance',
    title: 'Mortgage calculator with taxes, PMI and full schedule',
    summary: 'Your monthly payment with taxes, insurance and PMI, and where every cent goes until the last one.',
    keywords: ['mortgage', 'home loan', 'monthly payment', 'amortization schedule', 'PMI'],
    related: ['interest-calculator', 'salary-calculator', 'percentage-calculator'],
  },
  {
    id: 'discount-calculator',
    name: 'Discount calculator',
    group: 'finance',
    title: 'Discount calculator: sale price and what you save',
    summary:
      'The price after a percentage off and what you save, exact to the cent, with before and after side by side.',
    keywords: ['discount', 'sale price', 'percent off', 'savings', 'price'],
    related: ['percentage-calculator', 'tax-calculator'],
  },
  {
    id: 'salary-calculator',
    name: 'Salary calculator',
    group: 'finance',
    title: 'Salary calculator: hourly to annual and back',
    summary:
      'An hourly rate as a salary, or a salary as an hourly rate: by year, month and week, before and after tax.',
    keywords: ['salary', 'hourly rate', 'wage', 'net pay', 'overtime'],
    related: ['tax-calculator', 'interest-calculator'],
  },
  {
    id: 'bill-splitter',
    name: 'Bill splitter',
    group: 'finance',
    title: 'Bill splitter: tax, tip and every cent shared fairly',
    summary:
      'Split a bill with its tax and tip among any number of people, and see who pays the odd cent that is left over.',
    keywords: ['split bill', 'tip calculator', 'restaurant bill', 'share costs', 'per person'],
    related: ['tax-calculator', 'discount-calculator', 'percentage-calculator'],
  },
  {
    id: 'invoice-generator',
    name: 'Invoice generator',
    group: 'finance',
    title: 'Invoice generator: print a clean invoice or save a PDF',
    summary:
      'Write an invoice beside a live preview of the paper, print it or save it as a PDF, and keep it as a file of your own.',
    keywords: ['invoice', 'invoice template', 'PDF invoice', 'bill', 'freelance'],
    related: ['tax-calculator', 'discount-calculator', 'currency-converter'],
  },
  {
    id: 'gpa-calculator',
    name: 'GPA calculator',
    group: 'education',
    title: 'GPA calculator on the 4.0 scale',
    summary:
      'Add your courses, grades and credits, and get your grade point average on the 4.0 scale with the sums shown.',
    keywords: ['GPA', 'grade point average', 'college', 'credits', '4.0 scale'],
    related: ['grade-converter', 'percentage-calculator'],
  },
  {
    id: 'grade-converter',
    name: 'Grade converter',
    group: 'education',
    title: 'Grade converter: percentage, letter grade and GPA',
    summary:
      'Turn a percentage into a letter grade and a GPA on the 4.0 scale, or a GPA back into a percentage, with the whole table in sight.',
    keywords: ['grade converter', 'letter grade', 'percentage to GPA', 'GPA to percentage', '4.0 scale'],
    related: ['gpa-calculator', 'percentage-calculator'],
  },
  {
    id: 'bmi-calculator',
    name: 'BMI calculator',
    group: 'health',
    title: 'BMI calculator for adults, metric and imperial',
    summary:
      'Body mass index in metric or imperial units, where it lies on the scale, and the healthy range for your height.',
    keywords: ['BMI', 'body mass index', 'healthy weight', 'weight', 'height'],
    related: ['ideal-weight-calculator', 'calorie-calculator'],
  },
  {
    id: 'ideal-weight-calculator',
    name: 'Ideal weight calculator',
    group: 'health',
    title: 'Ideal weight calculator: four formulas side by side',
    summary:
      'What Hamwi, Devine, Robinson and Miller call the ideal weight for your height, beside the healthy BMI range.',
    keywords: ['ideal weight', 'ideal body weight', 'IBW', 'Devine formula', 'healthy weight'],
    related: ['bmi-calculator', 'calorie-calculator', 'percentage-calculator'],
  },
  {
    id: 'calorie-calculator',
    name: 'Calorie calculator',
    group: 'health',
    title: 'Calorie calculator: maintenance, loss and gain',
    summary:
      'The calories that keep your weight, by Mifflin and St Jeor, and targets to lose or gain, marked where they are too low.',
    keywords: ['calories', 'TDEE', 'BMR', 'maintenance calories', 'weight loss'],
    related: ['bmi-calculator', 'ideal-weight-calculator', 'percentage-calculator'],
  },
  {
    id: 'date-difference',
    name: 'Date difference',
    group: 'time',
    title: 'Date difference: years, months, days between two dates',
    summary:
      'The time between two dates in years, months and days by the calendar, and in total days, weeks, hours and seconds.',
    keywords: ['days between dates', 'date difference', 'weeks between dates', 'date calculator', 'duration'],
    related: ['age-calculator', 'timezone-converter'],
  },
  {
    id: 'age-calculator',
    name: 'Age calculator',
    group: 'time',
    title: 'Age calculator: years, months, days, next birthday',
    summary:
      'Your exact age in years, months and days, today or on any date, with the days until your next birthday and all totals.',
    keywords: ['age', 'birthday', 'how old am I', 'date of birth', 'leap day birthday'],
    related: ['date-difference', 'timezone-converter'],
  },
  {
    id: 'timezone-converter',
    name: 'Timezone converter',
    group: 'time',
    title: 'Time zone converter with daylight saving changes',
    summary:
      'Convert a time from one city to another on any date from 1800 to 2999, with daylight saving changes and the next day pointed out.',
    keywords: ['time zone', 'time difference', 'world clock', 'meeting time', 'UTC'],
    related: ['date-difference', 'age-calculator', 'pomodoro-timer'],
  },
  {
    id: 'pomodoro-timer',
    name: 'Pomodoro timer',
    group: 'time',
    title: 'Pomodoro timer that cannot drift',
    summary:
      'Focus and break sessions on a clock that a hidden tab cannot slow, with a chime you can mute and lengths you choose.',
    keywords: ['pomodoro', 'focus timer', 'productivity', 'study timer', 'break'],
    related: ['text-counter'],
  },
  {
    id: 'percentage-calculator',
    name: 'Percentage calculator',
    group: 'math',
    title: 'Percentage calculator: of, change, increase, discount',
    summary:
      'Six percentage questions answered exactly, each as a sentence: percent of, what percent, change and discount.',
    keywords: ['percentage', 'percent of', 'percent change', 'discount', 'increase'],
    related: ['discount-calculator', 'tax-calculator', 'grade-converter'],
  },
  {
    id: 'unit-converter',
    name: 'Unit converter',
    group: 'math',
    title: 'Unit converter: exact, with every unit at once',
    summary:
      'Length, weight, temperature, volume, area, speed, data and more, by exact factors, in every unit of the kind at once.',
    keywords: ['unit converter', 'miles to kilometers', 'pounds to kilograms', 'celsius to fahrenheit', 'metric'],
    related: ['percentage-calculator', 'math-solver'],
  },
  {
    id: 'math-solver',
    name: 'Math solver',
    group: 'math',
    title: 'Math solver: exact results, fractions and functions',
    summary:
      'Work out an expression with powers, roots and functions, exact where that is possible, with faults marked in place.',
    keywords: ['calculator', 'expression', 'scientific calculator', 'square root', 'fractions'],
    related: ['percentage-calculator', 'grade-converter'],
  },
  {
    id: 'text-counter',
    name: 'Text counter',
    group: 'text',
    title: 'Text counter: words, characters, reading time',
    summary:
      'Characters as people see them, words and sentences in every script, reading time, live as you type or paste.',
    keywords: ['word count', 'character count', 'reading time', 'letters', 'sentences'],
    related: ['regex-tester', 'ai-detector', 'language-detector'],
  },
  {
    id: 'qr-generator',
    name: 'QR generator',
    group: 'text',
    title: 'QR code generator that checks its own code',
    summary:
      'QR codes for links, Wi-Fi, contacts and more, made in your browser and read back before you see them. PNG and SVG.',
    keywords: ['QR code', 'Wi-Fi QR code', 'vCard QR code', 'QR code SVG', 'QR code PNG'],
    related: ['base64-tool', 'password-generator'],
  },
  {
    id: 'json-editor',
    name: 'JSON editor',
    group: 'text',
    title: 'JSON editor: format, minify, check and repair',
    summary:
      'Format, minify and check JSON without changing a digit: faults with line and column, a tree of any size, repair.',
    keywords: ['JSON formatter', 'JSON validator', 'minify', 'pretty print', 'repair JSON'],
    related: ['base64-tool', 'html-formatter', 'regex-tester'],
  },
  {
    id: 'base64-tool',
    name: 'Base64 converter',
    group: 'text',
    title: 'Base64 encode and decode: text and files to 100 MB',
    summary:
      'Text or files to Base64 and back: URL-safe, wrapped and data URIs read, bytes named and previewed, nothing uploaded.',
    keywords: ['Base64', 'encode', 'decode', 'data URI', 'Base64 to image'],
    related: ['json-editor', 'html-formatter', 'qr-generator'],
  },
  {
    id: 'html-formatter',
    name: 'HTML formatter',
    group: 'text',
    title: 'HTML formatter and minifier that proves its work',
    summary:
      'Indent or minify HTML without changing the page: only white space that does not count moves, and the result is checked.',
    keywords: ['HTML formatter', 'HTML beautifier', 'HTML minifier', 'indent', 'markup'],
    related: ['json-editor', 'base64-tool', 'text-counter'],
  },
  {
    id: 'regex-tester',
    name: 'Regex tester',
    group: 'text',
    title: 'Regex tester that stops before your tab does',
    summary:
      'Try a JavaScript regular expression with every match and group shown, under a time limit that keeps the page alive.',
    keywords: ['regex', 'regular expression', 'pattern', 'match', 'JavaScript'],
    related: ['text-counter', 'password-generator'],
  },
  {
    id: 'ip-lookup',
    name: 'IP lookup',
    group: 'text',
    title: 'IP lookup: your address, or any IPv4 or IPv6',
    summary:
      'Where an IP address is and who runs it, with its class, number and reverse name. Private addresses are explained.',
    keywords: ['IP address', 'what is my IP', 'IP geolocation', 'IPv6', 'reverse DNS name'],
    related: ['regex-tester', 'timezone-converter'],
    network: { name: 'ipapi.co', host: 'https://ipapi.co' },
  },
  {
    id: 'password-generator',
    name: 'Password generator',
    group: 'generators',
    title: 'Password generator: unbiased, made in your browser',
    summary:
      'Strong passwords drawn evenly from the characters you allow, with their entropy in bits; nothing leaves the page.',
    keywords: ['password', 'random password', 'secure', 'entropy', 'strong password'],
    related: ['text-counter', 'regex-tester'],
  },
  {
    id: 'random-number-generator',
    name: 'Random number generator',
    group: 'generators',
    title: 'Random number generator: fair, unique, dice too',
    summary:
      'Whole numbers from any range, each as likely as the others, with or without duplicates, and dice to throw.',
    keywords: ['random number', 'dice roller', 'lottery numbers', 'random draw', 'number picker'],
    related: ['password-generator', 'username-generator', 'lorem-generator'],
  },
  {
    id: 'color-generator',
    name: 'Color palette',
    group: 'generators',
    title: 'Color palette generator: even steps, contrast shown',
    summary:
      'Five colors that go together, even to the eye, each with the contrast of text on it; copy as CSS, Tailwind or JSON.',
    keywords: ['color palette', 'color scheme', 'complementary colors', 'OKLCH', 'contrast'],
    related: ['gradient-generator', 'box-shadow-generator'],
  },
  {
    id: 'lorem-generator',
    name: 'Lorem generator',
    group: 'generators',
    title: 'Lorem ipsum generator: paragraphs, sentences or words',
    summary: 'Filler text by the paragraph, sentence or word, as plain text or as HTML, another one at each press.',
    keywords: ['lorem ipsum', 'placeholder text', 'filler text', 'dummy text', 'blind text'],
    related: ['text-counter', 'random-number-generator', 'username-generator'],
  },
  {
    id: 'box-shadow-generator',
    name: 'Box shadow generator',
    group: 'generators',
    title: 'CSS box shadow generator: layers you can drag',
    summary:
      'Drag the shadow where it should fall, stack layers, or paste a box-shadow that you have, and copy the CSS you see.',
    keywords: ['box-shadow', 'CSS shadow', 'drop shadow', 'inset shadow', 'CSS generator'],
    related: ['gradient-generator', 'color-generator'],
  },
  {
    id: 'username-generator',
    name: 'Username generator',
    group: 'generators',
    title: 'Username generator: twelve ideas at a press',
    summary:
      'Twelve usernames at a press in four styles and three lengths, each from harmless words, with ways to vary them.',
    keywords: ['username ideas', 'nickname', 'gamertag', 'screen name', 'handle'],
    related: ['password-generator', 'random-number-generator', 'lorem-generator'],
  },
  {
    id: 'gradient-generator',
    name: 'Gradient generator',
    group: 'generators',
    title: 'CSS gradient generator: linear and radial',
    summary:
      'Drag color stops along a line, or paste a gradient that you have: the CSS you see, and how text reads on all of it.',
    keywords: ['CSS gradient', 'linear-gradient', 'radial-gradient', 'color stops', 'background'],
    related: ['color-generator', 'box-shadow-generator'],
  },
] as const satisfies readonly Tool[]

export type ToolId = (typeof catalog)[number]['id']

/** The route, the tag and the name of the component follow from the id. */
export const routeOf = (id: string): string => `/${id}`
export const tagOf = (id: string): string => `pegboard-${id}`
export const componentOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
