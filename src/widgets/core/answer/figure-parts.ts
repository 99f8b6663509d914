/** Two decimals of an amount of money and anything after them, or a unit: letters after a space. */
const cents = /[.,٫]\p{Nd}{2}(?!\p{Nd})\D*$/u
const unit = /(?<=\p{Nd})[\s\u00a0\u202f]?[\p{L}°][^\p{Nd}]*$/u
/** '3 years, 8 months': more than one number with a unit. Its units are as large as its numbers. */
const severalUnits = /\p{Nd}[\s\u00a0\u202f]\p{L}.*\p{Nd}[\s\u00a0\u202f]\p{L}/u
/** A sign, or a code of three letters. */
const isMoney = /\p{Sc}|\b[A-Z]{3}\b/u

/** Splits '$2,598.81' into '$2,598' and '.81', and '42.16 km' into '42.16' and ' km'. Anything else, such as '3.65', stays whole. */
export function figureParts(text: string): readonly [major: string, minor: string] {
  if (severalUnits.test(text)) return [text, '']
  const found = isMoney.test(text) ? text.search(cents) : -1
  const at = found > 0 ? found : text.search(unit)
  return at > 0 ? [text.slice(0, at), text.slice(at)] : [text, '']
}
