import { fields } from '../../engine/math-solver/fields'
import { defineElement } from '../core/element/define-element'
import { MathSolver } from './math-solver'
import sheets from './math-solver.tsx?sheets'

export const MathSolverElement = defineElement('math-solver', MathSolver, fields, sheets, {
  heights: { full: [804, 847, 563], compact: [770, 809, 534], resultOnly: [276, 305, 298] },
})
