/** A letter grade. */
export type Letter = (typeof scale)[number]['letter']

/**
 * The lowest percentage for each letter and its grade points, highest first (docs/rules.md): 92.99 is an A-, and 93 is
 * an A. Cutoffs vary by school.
 */
export const scale = [
  { letter: 'A+', from: 97, gpa: 4 },
  { letter: 'A', from: 93, gpa: 4 },
  { letter: 'A-', from: 90, gpa: 3.7 },
  { letter: 'B+', from: 87, gpa: 3.3 },
  { letter: 'B', from: 83, gpa: 3 },
  { letter: 'B-', from: 80, gpa: 2.7 },
  { letter: 'C+', from: 77, gpa: 2.3 },
  { letter: 'C', from: 73, gpa: 2 },
  { letter: 'C-', from: 70, gpa: 1.7 },
  { letter: 'D+', from: 67, gpa: 1.3 },
  { letter: 'D', from: 60, gpa: 1 },
  { letter: 'F', from: 0, gpa: 0 },
] as const

/** The lowest GPA for each percentage, highest first (docs/rules.md). */
export const gpaScale = [
  { from: 4, percentage: 95 },
  { from: 3.7, percentage: 91 },
  { from: 3.3, percentage: 88 },
  { from: 3, percentage: 85 },
  { from: 2.7, percentage: 82 },
  { from: 2.3, percentage: 78 },
  { from: 2, percentage: 75 },
  { from: 1.7, percentage: 72 },
  { from: 1.3, percentage: 68 },
  { from: 1, percentage: 65 },
  { from: 0, percentage: 50 },
] as const

/** The first row that a value is at or above, or else the last row. */
export function rowAt<Row extends { readonly from: number }>(table: readonly Row[], value: number): Row {
  return table.find(({ from }) => value >= from) ?? (table[table.length - 1] as Row)
}

/** 88.5 is 'B+'. Above 100 is 'A+'; below 0 and NaN are 'F'. */
export const percentageToLetter = (percentage: number): Letter => rowAt(scale, percentage).letter

/** 88.5 is 3.3. Above 100 is 4; below 0 and NaN are 0. */
export const percentageToGpa = (percentage: number): number => rowAt(scale, percentage).gpa

/** 3.5 is 88, because the next lower GPA in the table is 3.3. Above 4 is 95; below 0 and NaN are 50. */
export const gpaToPercentage = (gpa: number): number => rowAt(gpaScale, gpa).percentage
