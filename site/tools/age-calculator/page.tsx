import { Cake } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: Cake,
  alsoCalled: 'how old birthday birth years',
  receives: { date: 'birthDate' },
  howItWorks: [
    'Your age is the number of full years since your birth date, then full calendar months, then the days that are left. A month that’s too short to have your day of birth counts in full once it’s over. Someone born on January 31 is 28 days old on February 28, and 1 month and 1 day old on March 1.',
    'The totals in weeks and hours come from the number of days. Leave “Age on” empty to use today’s date.',
  ],
  facts: [
    {
      title: 'Born on February 29',
      text: 'In years without a February 29, the law in Hong Kong puts the birthday on March 1. Under Taiwan’s Civil Code, it’s February 28. The calculator uses March 1 unless you choose otherwise.',
    },
  ],
  limits: [
    'Ages are counted the Western way, from 0 at birth. Traditional East Asian ages, which start at 1, aren’t shown.',
    'The time of day and the time zone you were born in aren’t considered.',
    'Laws can set a different date for reaching an age. For legal deadlines, check the law that applies.',
  ],
  sources: [
    {
      name: 'Java’s Period class: the same rule for counting months',
      href: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/time/Period.html',
    },
    { name: 'Hong Kong, Cap. 410, section 5: February 29', href: 'https://www.elegislation.gov.hk/hk/cap410' },
    {
      name: 'Taiwan, Civil Code, article 121: February 29',
      href: 'https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=B0000001',
    },
  ],
  faq: [
    {
      question: 'How old am I exactly?',
      answer:
        'Enter your birth date to find out. Someone born on Jun 15, 1990, was 34 years, 6 months and 11 days old on Dec 26, 2024. That’s 414 full months or 12,613 days, with 171 days until the next birthday.',
    },
    {
      question: 'How old will I be on a certain date?',
      answer:
        'Enter the date under “Age on.” It can be in the past or in the future, as long as it isn’t before your birth date.',
    },
    {
      question: 'When is your birthday if you were born on February 29?',
      answer:
        'In leap years, it’s February 29. In other years, people celebrate on February 28 or March 1. If you celebrate on February 28, select the option for it. It appears when your birth date is a February 29.',
    },
    {
      question: 'How many weeks old am I?',
      answer:
        'The calculator shows your age in full weeks. Someone born on Jun 15, 1990, was 1,801 weeks old on Dec 26, 2024. Babies are 52 full weeks old on their first birthday.',
    },
    {
      question: 'Which date formats can I use?',
      answer:
        'Jun 15, 1990, 15 Jun 1990, 6/15/1990 and 1990-06-15 all work. A date such as 02/03/1990 is read the way your region writes dates: as February 3 in the US and as March 2 in the UK.',
    },
  ],
  samples: [
    { name: 'Born Jun 15, 1990', value: { birthDate: '1990-06-15', onDate: '' } },
    { name: 'Born Feb 29, age on Feb 28', value: { birthDate: '2000-02-29', onDate: '2023-02-28' } },
    { name: 'First birthday', value: { birthDate: '2023-12-26', onDate: '2024-12-26' } },
  ],
}
