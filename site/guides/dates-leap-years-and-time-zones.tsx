import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'dates-leap-years-and-time-zones',
  title: 'Dates, leap years and time zones',
  date: '2024-12-28',
  excerpt:
    'A month isn’t always 30 days, a day isn’t always 24 hours, and London isn’t always 5 hours ahead of New York.',
  keywords: ['leap year', 'days between dates', 'time zones', 'daylight saving time', 'leap day birthday'],
  tools: ['date-difference', 'timezone-converter', 'age-calculator'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Dates look like numbers, but you can’t add and subtract them like numbers. Four things often cause mistakes:
        which days count, how long a month is, leap years and clock changes. You can check the examples in this guide
        with the <PageLink to="/date-difference">date difference calculator</PageLink> and the{' '}
        <PageLink to="/timezone-converter">time zone converter</PageLink>.
      </p>

      <h3>Which days count?</h3>
      <p>
        From Monday to Tuesday is one day. Hotels count this way: it’s one night. But if you take Monday and Tuesday
        off, you’re away for two days. Likewise, there are 10 days from December 23, 2024, to January 2, 2025, or 11 if
        both the first and the last day count. Contracts and laws often spell it out. For example, “within 14 days of
        receipt” usually means that day 1 is the day after receipt.
      </p>

      <h3>Months have different lengths</h3>
      <p>
        Three months after December 26, 2024, is March 26, 2025. That’s 90 days. But 90 days after November 26, 2024, is
        February 24, 2025, which is only 2 months and 29 days. So “three months” and “90 days” are different answers,
        and you need a calendar to turn one into the other.
      </p>
      <p>
        The end of a month is a special case. What’s one month after January 31? There’s no February 31, so many
        programs use the last day of February. Counting the months between two dates is harder. Pegboard follows the
        same rule as the Java programming language: a month is complete once you reach the same day of the next month.
        February 29 is before the 31st, so January 31 to February 29, 2024, is 29 days and not yet a month. January 31
        to March 1, 2024, is 1 month and 1 day.
      </p>

      <h3>Leap years</h3>
      <p>A solar year is about 365.2422 days long. The calendar keeps up with three rules:</p>
      <ul>
        <li>Years divisible by 4 are leap years.</li>
        <li>Years divisible by 100 are an exception: they aren’t leap years.</li>
        <li>Years divisible by 400 are leap years after all.</li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Leap year?</th>
            <th scope="col">Days from February 28 to March 1</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1900</td>
            <td>No, divisible by 100</td>
            <td>1</td>
          </tr>
          <tr>
            <td>2000</td>
            <td>Yes, divisible by 400</td>
            <td>2</td>
          </tr>
          <tr>
            <td>2023</td>
            <td>No</td>
            <td>1</td>
          </tr>
          <tr>
            <td>2024</td>
            <td>Yes, divisible by 4</td>
            <td>2</td>
          </tr>
        </tbody>
      </table>
      <p>
        Someone born on February 29, 2000, was 24 years, 9 months and 29 days old on December 28, 2024. But when is the
        next birthday? 2025 has no February 29. By law, it’s March 1 in some places, such as Hong Kong, and February 28
        in others, such as Taiwan. The <PageLink to="/age-calculator">age calculator</PageLink> lets you choose.
      </p>

      <h3>Time zones aren’t always whole hours apart</h3>
      <p>
        Every time zone has an offset from UTC, the world’s reference time. At noon UTC on December 27, 2024, it was
        5:30 p.m. in India, 5:45 p.m. in Nepal and 8:30 a.m. in Newfoundland. On Kiritimati, an island in the Pacific,
        it was already 2:00 a.m. the next day. In American Samoa, it was only 1:00 a.m. on the 27th. The two are 25
        hours apart.
      </p>
      <p>
        So a time means little without a date and a place: 8:00 p.m. on Friday, December 27, in New York is 10:00 a.m.
        on Saturday in Tokyo. When you invite people who live far away, include the day as well as the time.
      </p>

      <h3>Clock changes</h3>
      <p>
        Many countries move their clocks forward in spring and back in fall, but not all on the same day. London is 5
        hours ahead of New York for most of the year. On March 20 and October 30, 2024, it was only 4 hours ahead,
        because one city had changed its clocks and the other hadn’t. In the Southern Hemisphere, the seasons are
        reversed: Sydney was 9 hours ahead of London in July 2024 and 11 hours ahead in December. If you have a weekly
        call at a fixed time in one city, its time in the other city can change several times a year.
      </p>
      <p>
        When the clocks change, one hour is skipped or happens twice. On March 10, 2024, there was no 2:30 a.m. in New
        York, because clocks went from 2:00 straight to 3:00. On November 3, there were two 1:30s, an hour apart. If you
        schedule something for that hour or read a log from that night, use UTC.
      </p>

      <h3>Rules of thumb</h3>
      <ul>
        <li>Write dates as 2024-12-28. Some people read 02/03/2024 as February 3, others as March 2.</li>
        <li>Count deadlines on a calendar, not as 30 days per month.</li>
        <li>Name a city, not an abbreviation. IST can mean the time in India, Ireland or Israel.</li>
        <li>
          For dates far in the future, save the local time and the place. Governments change their rules, so the offset
          may be different by then.
        </li>
      </ul>
    </>
  )
}
