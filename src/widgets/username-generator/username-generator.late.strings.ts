/** What is said of the names: fetched with what shows them. */
export const lateStrings = {
  availability: 'Availability',
  /** Where nobody was asked. */
  simulated: 'Availability (simulated)',
  note: 'Availability is simulated: 70 in 100 are marked available at random, and no site was asked.',
  marks: { available: 'Available', taken: 'Taken', checking: 'Checking…', failed: 'Not checked' },
  /** Once all have been checked. */
  checked: '{available} of {n} usernames are available.',
  failed: '{failed} of {n} usernames could not be checked. Try again in a moment.',
  retry: 'Check again',
  copyName: 'Copy {name}',
  variations: 'Variations of {name}',
}
