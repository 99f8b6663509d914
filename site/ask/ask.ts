import { bills } from './bills'
import { bodies } from './bodies'
import { dates } from './dates'
import { exchanges } from './exchanges'
import { loans } from './loans'
import { percentages } from './percentages'
import type { AskContext, Reader, Reply } from './reply'
import { salaries } from './salaries'
import { sums } from './sums'
import { units } from './units'
import { zones } from './zones'

const readers: readonly Reader[] = [percentages, bills, loans, salaries, dates, zones, bodies, units, exchanges, sums]

/** What people put before a question: 'what is', 'how much is', 'calculate'. */
const opening =
  /^(?:please )?(?:(?:what|how much)(?:’s|'s|s| is| are)|calculate|compute|work out|find) (?:the )?(?=.*\d)/i

/** Up to three answers to a question, the likeliest first. None if no engine understands it. */
export function ask(question: string, context: AskContext): readonly Reply[] {
  if (question.length > 200) return []
  const typed = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?[?=]+$/, '')
  // 'What is 5 + 5' is a sum, but 'what day is it in 6 weeks' and 'what percent of 80 is 20' start like their answers.
  const asked = typed.replace(opening, '').trim()
  for (const text of new Set([asked, typed])) {
    const replies = readers.flatMap((read) => read(text, context)).slice(0, 3)
    if (replies.length > 0) return replies
  }
  return []
}
