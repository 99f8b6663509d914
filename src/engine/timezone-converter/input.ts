export interface Input {
  /** 'YYYY-MM-DD' in `from`, from 1800-01-01 to 2999-12-31; empty means the day that it is in `from` now. */
  readonly date: string
  /** 'HH:MM' in `from`, '00:00' to '23:59'; also '9.30' and '9:30 pm'. */
  readonly time: string
  /** IANA names of zones, such as 'America/New_York'; any that the platform knows, older names too. */
  readonly from: string
  readonly to: string
}

export const initial: Input = { date: '', time: '12:00', from: 'America/New_York', to: 'Europe/London' }
