/** What the three detectors say in the same words of what is fetched on use. */
export const analysisLateStrings = {
  counted: '{words}, {characters}',
  wordCount: { one: '{n} word', other: '{n} words' },
  characterCount: { one: '{n} character', other: '{n} characters' },
  levels: { low: 'Low', medium: 'Medium', high: 'High' },
  percent: '{n}%',
  points: '{count} × {weight} points',
  inText: 'What was counted, in the text',
  onlyFirst: 'Marked is what stands in the first {n} characters; all of the text was counted.',
}
