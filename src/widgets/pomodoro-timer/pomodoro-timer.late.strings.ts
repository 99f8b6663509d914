/** What is said once the timer runs or its settings are open: fetched with what says it. */
export const lateStrings = {
  over: '{mode} is over. {next} is next: press Start when you are ready.',
  slept: 'This device slept, or its clock was set: {time} may be missing.',
  count: 'Count that time',
  fallback: 'Enter a whole number from 1 to {max}. Until then it is {used}.',
  decrease: 'Less',
  increase: 'More',
}
