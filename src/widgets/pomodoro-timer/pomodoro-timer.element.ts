import { initial, kinds } from '../../engine/pomodoro-timer/pomodoro-timer'
import { defineElement } from '../core/element/define-element'
import { PomodoroTimer } from './pomodoro-timer'
import sheets from './pomodoro-timer.tsx?sheets'

export const PomodoroTimerElement = defineElement('pomodoro-timer', PomodoroTimer, initial, sheets, { kinds })
