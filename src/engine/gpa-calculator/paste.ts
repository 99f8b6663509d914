import type { Course } from './fields'
import { type Level, uncounted } from './scales'

const letterGrade = /^[A-DF][+-]?$/i
const number = /^\d+(?:[.,]\d+)?%?$/

/**
 * The courses in text copied from a spreadsheet: one line each, with tabs between the cells. The first letter grade is
 * the grade, the last number the credits, and 'Honors', 'AP' or 'IB' the level; other cells are the name. Without a letter
 * grade, the first of two numbers is the grade. Lines without a number, such as headings, are left out.
 * Undefined if it's not such a table, but a single cell.
 */
export function coursesFromText(text: string): readonly Course[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (lines.every((line) => !line.trim().includes('\t'))) return undefined
  const courses = lines.flatMap((line) => courseFrom(line.split('\t').map((cell) => cell.trim())))
  return courses.length > 0 ? courses : undefined
}

function courseFrom(cells: readonly string[]): readonly Course[] {
  const letter = cells.findIndex((cell, index) => isGrade(cell) && !(index === 0 && cells.length > 2 && isName(cells)))
  const numbers = cells.flatMap((cell, index) => (number.test(cell) ? [index] : []))
  const credits = numbers.at(-1)
  const grade = letter >= 0 ? letter : numbers.length > 1 ? (numbers.at(-2) as number) : -1
  if (credits === undefined) return []
  const level = cells.findIndex((cell) => levelOf(cell) !== undefined)
  const found = levelOf(cells[level] ?? '')
  const used = [grade, credits, level]
  return [
    {
      name: cells.filter((cell, index) => cell && !used.includes(index)).join(' '),
      grade: normal(cells[grade] ?? ''),
      credits: cells[credits] ?? '',
      ...(found ? { level: found } : {}),
    },
  ]
}

/** A course can be called 'C' or 'P', if another cell has the grade. */
const isName = (cells: readonly string[]): boolean => cells.slice(1).some(isGrade)

/** 'b−' is 'B-'. */
const normal = (cell: string): string => cell.replace(/[−–]/g, '-').toUpperCase()

const isGrade = (cell: string): boolean =>
  letterGrade.test(normal(cell)) || (uncounted as readonly string[]).includes(normal(cell))

function levelOf(cell: string): Level | undefined {
  if (/^(?:honou?rs|h)$/i.test(cell)) return 'honors'
  return /^(?:ap|ib|ap\/ib)$/i.test(cell) ? 'ap' : undefined
}

/** Whether the grades are percentages rather than letters. */
export const hasPercentages = (courses: readonly Course[]): boolean =>
  courses.some(({ grade }) => number.test(grade)) && !courses.some(({ grade }) => letterGrade.test(grade))
