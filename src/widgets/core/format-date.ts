/** '2026-01-02' is 'Jan 2, 2026': a civil date, whatever the zone of the machine. */
export function formatDate(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
  } catch {
    return date
  }
}
