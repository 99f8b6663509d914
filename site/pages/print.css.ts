import { globalStyle } from '@vanilla-extract/css'

/** On paper: the tool's name, and its card with the answer, in ink on white. Each style hides what it adds around it. */
const print = (rule: object) => ({ '@media': { print: rule } })

globalStyle(':root', print({ vars: { '--pegboard-paper': '#fff', '--pegboard-paper-2': '#fff' } }))
/** Buttons can't be pressed on paper. Those that show a choice or open a part of the tool stay. */
globalStyle('[data-tool] button:not([aria-expanded], [aria-pressed], [role])', print({ display: 'none' }))
globalStyle('[data-tool] :is(figure, svg, tr, dl > div)', print({ breakInside: 'avoid' }))
globalStyle('[data-tool] :is(h2, h3, caption)', print({ breakAfter: 'avoid' }))
globalStyle('[data-tool] thead', print({ display: 'table-header-group' }))
