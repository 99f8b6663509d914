/** Scripts that are written from right to left, for browsers whose `Intl.Locale` doesn't know the direction. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b|-(Arab|Hebr|Thaa|Nkoo)\b/i

/** 'rtl' for 'ar-EG', 'ltr' for 'de'. */
export const directionOf = (locale: string): 'rtl' | 'ltr' => (rightToLeft.test(locale) ? 'rtl' : 'ltr')
