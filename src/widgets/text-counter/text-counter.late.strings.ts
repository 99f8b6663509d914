/** What is said of a text: fetched with what counts it. */
export const lateStrings = {
  say: '{words}, {characters}, {readingTime} to read',
  sayWords: { one: '{n} word', other: '{n} words' },
  sayCharacters: { one: '{n} character', other: '{n} characters' },
  counting: 'Counting… {percent}%',
}
