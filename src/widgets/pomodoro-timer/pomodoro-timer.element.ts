import { initial, kinds } from '../../engine/pomodoro-timer/pomodoro-timer'
import { defineElement } from '../core/element/define-element'
import { PomodoroTimer } from './pomodoro-timer'
import sheets from './pomodoro-timer.tsx?sheets'

export const PomodoroTimerElement = defineElement('pomodoro-timer', PomodoroTimer, initial, sheets, {
  kinds,
  heights: { full: [887, 836, 436], compact: [778, 792, 426], resultOnly: [256, 234, 436] },
})
