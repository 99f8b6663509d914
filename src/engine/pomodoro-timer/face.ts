export type Mode = 'work' | 'shortBreak' | 'longBreak'

export const modes: readonly Mode[] = ['work', 'shortBreak', 'longBreak']

/** 1,505 seconds are 25 minutes and 5 seconds; an hour is 60 minutes. */
export function minutesAndSeconds(seconds: number): readonly [minutes: number, seconds: number] {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 60), whole % 60]
}
