import { Timer } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/pomodoro-timer/pomodoro-timer'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: Timer,
  alsoCalled: 'countdown stopwatch clock focus break',
  example: (_, input) => `${input.workTime}:00`,
  howItWorks: [
    'You focus for 25 minutes, then take a 5-minute break. Every fourth break is 15 minutes long. At the end of each session, a chime sounds and the timer waits for you to start the next one.',
    'The timer compares a clock with the end of the session instead of counting seconds, so it doesn’t drift. If your computer goes to sleep, the timer may miss that time. You can then decide whether it counts.',
  ],
  facts: [
    {
      title: 'The Pomodoro Technique',
      text: 'Francesco Cirillo invented this method as a student in the late 1980s. He used a kitchen timer shaped like a tomato, which is “pomodoro” in Italian.',
    },
    {
      title: 'One full round',
      rows: [
        ['4 focus sessions', '100 minutes'],
        ['3 short breaks', '15 minutes'],
        ['1 long break', '15 minutes'],
        ['Total', '2 h 10 min'],
      ],
    },
  ],
  limits: [
    'Keep the tab open. If you close or reload it, the timer starts over.',
    'Your browser may block the chime. The end of a session is also shown on the page.',
    'There’s no task list and no record of past days.',
  ],
  sources: [
    { name: 'Francesco Cirillo, The Pomodoro Technique', href: 'https://www.pomodorotechnique.com' },
    { name: 'W3C, High Resolution Time: the clock that the timer uses', href: 'https://www.w3.org/TR/hr-time-3/' },
  ],
  faq: [
    {
      question: 'How long is a pomodoro?',
      answer:
        'A pomodoro is 25 minutes of focused work, followed by a 5-minute break. A round of four, with a 15-minute break at the end, takes 2 hours and 10 minutes.',
    },
    {
      question: 'Can I change the length of sessions and breaks?',
      answer:
        'Yes, under Customize Timer. Focus sessions and long breaks can be up to 60 minutes, and short breaks up to 30. You can take a long break after 1 to 10 sessions.',
    },
    {
      question: 'Does the timer keep running in a background tab?',
      answer: 'Yes. Browsers slow down background tabs, but the time left is still correct when you come back.',
    },
    {
      question: 'Does the next session start automatically?',
      answer:
        'No. The next session or break is set up for you, and it begins when you press Start. That way, a longer break doesn’t use up your focus time.',
    },
  ],
  samples: [
    {
      name: '50-minute sessions',
      value: { workTime: '50', shortBreak: '10', longBreak: '30', sessionsUntilLongBreak: '2' },
    },
    {
      name: '15-minute sessions',
      value: { workTime: '15', shortBreak: '3', longBreak: '15', sessionsUntilLongBreak: '4' },
    },
  ],
}
