import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Converts length, weight, temperature, volume, area, speed, time, data, energy, pressure and angles, and shows the amount in every unit of its kind at once. For recipes, travel, homework, do-it-yourself, and anyone between metric and US units.',
  ],
  howItWorks: [
    'Amount × what the first unit is worth ÷ what the second is worth; temperatures are counted from absolute zero. Worths are exact by definition, kept as whole fractions: inch 0.0254 m, pound 0.45359237 kg, US gallon 231 cubic inches or 3.785411784 L, °F = °C × 9 ÷ 5 + 32. So a gallon is 128 fluid ounces, not 128.0000001.',
    'Figures are rounded to 6 decimals at the end; one that would show as 0.000000 keeps 6 significant digits instead.',
  ],
  limits: [
    'Volumes are US measures: an imperial pint or gallon is a fifth larger. A year is 365.25 days and a month a twelfth of it: for days between dates, use the calendar. Below absolute zero (−273.15 °C, −459.67 °F) there is no temperature, and the field says so.',
  ],
  sources: [
    { name: 'NIST Special Publication 811', href: 'https://www.nist.gov/pml/special-publication-811' },
    { name: 'NIST Handbook 44, appendix C' },
    { name: 'BIPM, SI Brochure', href: 'https://www.bipm.org/en/publications/si-brochure' },
    { name: 'Kilobyte and kibibyte: IEC 80000-13' },
  ],
  faq: [
    {
      question: 'Why does my 1 TB disk show only 931 GB?',
      answer:
        'The maker counts in thousands, some systems in 1024s. 1 terabyte is 931.322575 gibibytes, which such a system calls GB. Nothing is missing.',
    },
    {
      question: 'What is 350 °F in Celsius?',
      answer: '176.666667 °C. Recipes round it to 175 or 180.',
    },
    {
      question: 'How fast is 500 Mbit/s in megabytes?',
      answer: 'A byte has 8 bits, so 500 megabits are 62.5 megabytes: at best so many each second.',
    },
    {
      question: 'Is 5.905512 feet 5 feet 9 inches?',
      answer: 'No, the decimals are parts of a foot, not inches. 180 cm are 70.866142 inches: 5 feet and 10.9 inches.',
    },
  ],
  samples: [
    { name: 'A marathon in km', value: { category: 'length', amount: '26.2', from: 'mile', to: 'kilometer' } },
    { name: '350 °F', value: { category: 'temperature', amount: '350', from: 'fahrenheit', to: 'celsius' } },
    { name: 'A 1 TB disk', value: { category: 'data', amount: '1', from: 'terabyte', to: 'gibibyte' } },
    { name: '1 gallon', value: { category: 'volume', amount: '1', from: 'gallon', to: 'fluid-ounce' } },
  ],
}
