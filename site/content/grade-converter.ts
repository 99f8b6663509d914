import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Every line of the table is read as “at or above”: 93% is an A, 92.99% an A-. Nothing is rounded up first.',
    'The way back is a table of its own, because a GPA stands for a span of percentages: a GPA takes the highest line that it reaches, so 3.5 counts as 3.3 and gives 88%. Below 1.0 it is 50%. There and back again is therefore not always where you began.',
    'From A+ to D+ these are the lines of the College Board’s 4.0 scale; its D begins at 65%, this one at 60%, as at many colleges. Schools draw them differently, some give 4.3 for an A+, some have no D+: the handbook of your school decides.',
  ],
}
