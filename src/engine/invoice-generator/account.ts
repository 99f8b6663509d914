/** The account number without spaces, in capital letters. Undefined if its check digits are wrong (ISO 13616, ISO 7064). */
export function readIban(text: string): string | undefined {
  const iban = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return undefined
  // The first four characters go to the end, and letters count from A = 10. The rest of the division by 97 must be 1.
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n ? iban : undefined
}

/** 'DE02100100109307118603' is written 'DE02 1001 0010 9307 1186 03'. */
export const spacedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** The bank's code without spaces, in capital letters. Undefined if it isn't 8 or 11 characters (ISO 9362). */
export function readBic(text: string): string | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic) ? bic : undefined
}
