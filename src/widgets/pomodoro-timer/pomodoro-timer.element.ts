import { fields } from '../../engine/pomodoro-timer/fields'
import { defineElement } from '../core/element/define-element'
import { PomodoroTimer } from './pomodoro-timer'
import sheets from './pomodoro-timer.tsx?sheets'

export const PomodoroTimerElement = defineElement('pomodoro-timer', PomodoroTimer, fields, sheets, {
  heights: { full: [897, 840, 436], compact: [784, 795, 426], resultOnly: [256, 234, 436] },
})
