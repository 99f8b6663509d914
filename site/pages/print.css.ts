import { globalStyle } from '@vanilla-extract/css'

/** Prints the tool's name and its card with the answer, in ink on white. Other styles hide what they add around that. */
const print = (rule: object) => ({ '@media': { print: rule } })

globalStyle(':root', print({ vars: { '--pegboard-paper': '#fff', '--pegboard-paper-2': '#fff' } }))
/** Hides buttons on paper, except those that show a choice or open a section of the tool. */
globalStyle('[data-tool] button:not([aria-expanded], [aria-pressed], [role])', print({ display: 'none' }))
globalStyle('[data-tool] :is(figure, svg, tr, dl > div)', print({ breakInside: 'avoid' }))
globalStyle('[data-tool] :is(h2, h3, caption)', print({ breakAfter: 'avoid' }))
globalStyle('[data-tool] thead', print({ display: 'table-header-group' }))
