import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'A timer for working in sessions: 25 minutes of focus, 5 minutes of break, and a longer break after every fourth session. For study, writing, and any work that is easier in pieces. All lengths can be changed.',
  ],
  howItWorks: [
    'The time left is counted from the moment a session must end, not tick by tick, so a hidden tab cannot make it late, and setting the computer’s clock cannot move it. If the device slept meanwhile, the page says so and asks whether that time counts.',
    'A focus session that runs to its end is counted. After every fourth, or whatever number you choose, the long break is next, otherwise the short one. Nothing starts by itself: you press Start.',
  ],
  limits: [
    'Focus from 1 to 60 minutes, short break to 30, long break to 60, and 1 to 10 sessions until the long break. Changed lengths apply from the next period, or after Reset. The count lives in the page and is gone when you close or reload it. A closed tab cannot chime.',
  ],
  sources: [
    { name: 'The method: Francesco Cirillo, The Pomodoro Technique', href: 'https://www.pomodorotechnique.com' },
    { name: 'The clock: W3C, High Resolution Time', href: 'https://www.w3.org/TR/hr-time-3/' },
  ],
  faq: [
    {
      question: 'Why 25 minutes?',
      answer:
        'It is the length that Francesco Cirillo settled on: short enough to begin, long enough to get something done. If 50 and 10 suit you better, set them under Customize Timer.',
    },
    {
      question: 'Does it keep time in a background tab?',
      answer:
        'Yes. Browsers slow the ticking of hidden tabs, but the end of the session is a fixed moment, and the chime is booked ahead.',
    },
    {
      question: 'I heard no chime. Why?',
      answer:
        'The chime may be unticked, the device muted, or sound blocked for this page. The end is always shown on the page as well.',
    },
    {
      question: 'What do Reset and the tabs do?',
      answer:
        'Both stop the timer: Reset goes back to the full length of this mode, a tab loads another mode. Sessions that are finished stay counted.',
    },
  ],
  samples: [
    { name: '50 and 10', value: { workTime: '50', shortBreak: '10', longBreak: '30', sessionsUntilLongBreak: '2' } },
    { name: '15 and 3', value: { workTime: '15', shortBreak: '3', longBreak: '15', sessionsUntilLongBreak: '4' } },
  ],
}
