import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Amount × what the first unit is worth ÷ what the second is worth; temperatures are counted from absolute zero. Worths are exact by definition, kept as whole fractions: inch 0.0254 m and pound 0.45359237 kg (international yard and pound, 1959; NIST SP 811), US gallon 231 cubic inches or 3.785411784 L (NIST Handbook 44), °F = °C × 9 ÷ 5 + 32. So a gallon is 128 fluid ounces, not 128.0000001.',
    'Figures are rounded to 6 decimals at the end; one that would show as 0.000000 keeps 6 significant digits instead. Below absolute zero (0 K, −273.15 °C, −459.67 °F) there is no temperature, and the field says so.',
    'Volumes are US measures: an imperial pint or gallon is a fifth larger. Kilobytes are 1000 bytes, kibibytes 1024 (IEC 80000-13). A year is 365.25 days and a month a twelfth of it: for days between dates, use the calendar.',
  ],
}
