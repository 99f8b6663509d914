import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'dates-leap-years-and-time-zones',
  title: 'Dates, leap years and time zones',
  date: '2024-12-28',
  excerpt: 'Why a month is not 30 days, a day not always 24 hours, and London not always 5 hours ahead of New York.',
  keywords: ['leap year', 'days between dates', 'time zones', 'daylight saving time', 'leap day birthday'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Dates look like numbers, but they do not calculate like numbers. Most mistakes come from four things: which days
        count, how long a month is, leap years, and clocks that are moved. Here is what to know of each, with examples
        that you can check in the <PageLink to="/date-difference">date difference</PageLink> and{' '}
        <PageLink to="/timezone-converter">timezone converter</PageLink> tools.
      </p>

      <h3>Which days count?</h3>
      <p>
        From Monday to Tuesday is one day. A hotel counts like that, in nights. But if you take leave from Monday to
        Tuesday, you are away for two days. From December 23, 2024 to January 2, 2025 there are 10 days, and 11 if the
        first and the last both count. Before you argue about a deadline, agree on this. Contracts and laws often say
        it: “within 14 days after receipt” usually begins to count on the day after.
      </p>

      <h3>Months are not all alike</h3>
      <p>
        Three months after December 26, 2024 is March 26, 2025. Those are 90 days. Yet 90 days from November 26, 2024
        end on February 24, 2025, which is only 2 months and 29 days. So months and days are two different answers, and
        neither can be turned into the other without the calendar.
      </p>
      <p>
        The end of a month is a question of its own. What is a month after January 31? February has no 31st, so programs
        take its last day. Our tools follow the rule of the programming language Java, which many systems share: a month
        is full when its day has come. From January 31 to February 29, 2024 are 29 days and not yet a month; from
        January 31 to March 1, 2024 are 1 month and 1 day.
      </p>

      <h3>Leap years</h3>
      <p>
        A year of the Sun is about 365.2422 days. The calendar follows it with three rules: a year is a leap year if it
        divides by 4; but not if it divides by 100; but still if it divides by 400.
      </p>
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
            <td>No, divides by 100</td>
            <td>1</td>
          </tr>
          <tr>
            <td>2000</td>
            <td>Yes, divides by 400</td>
            <td>2</td>
          </tr>
          <tr>
            <td>2023</td>
            <td>No</td>
            <td>1</td>
          </tr>
          <tr>
            <td>2024</td>
            <td>Yes, divides by 4</td>
            <td>2</td>
          </tr>
        </tbody>
      </table>
      <p>
        Somebody born on February 29, 2000 is 24 years, 9 months and 29 days old on December 28, 2024. When is the next
        birthday? In 2025 there is no February 29. In some places the law says March 1, in others the last day of
        February; the <PageLink to="/age-calculator">age calculator</PageLink> asks.
      </p>

      <h3>Time zones are not whole hours</h3>
      <p>
        A zone is told by its offset from UTC, the common time of the world. At noon UTC on December 27, 2024 it is
        17:30 in India, 17:45 in Nepal and 8:30 in Newfoundland. In Kiritimati, in the Pacific, it is already 2:00 on
        the next day, while in American Samoa it is 1:00 of the same day: 25 hours lie between the two.
      </p>
      <p>
        So a time without a date and a place is half a time. 20:00 on Friday, December 27 in New York is 10:00 on
        Saturday in Tokyo. Write the day with the hour when you invite somebody from far away.
      </p>

      <h3>Clocks that move</h3>
      <p>
        Many countries set their clocks forward in spring and back in autumn, but not on the same Sunday. London is 5
        hours ahead of New York for most of the year. On March 20 and on October 30, 2024 it was only 4, because one had
        changed and the other had not. In the south summer is at the other end of the year: Sydney was 9 hours ahead of
        London in July 2024, and 11 in December. A weekly call that is fixed in one city moves in the other, twice a
        year.
      </p>
      <p>
        On the day of the change an hour is missing or comes twice. On March 10, 2024 there was no 2:30 at night in New
        York: clocks went from 2:00 to 3:00. On November 3 there were two 1:30s, an hour apart. If you plan something
        for that hour, or read a log of that night, use UTC.
      </p>

      <h3>Rules of thumb</h3>
      <ul>
        <li>Write dates as 2024-12-28. 02/03/2024 is February 3 to some readers and March 2 to others.</li>
        <li>Count a deadline on the calendar, not by 30 days a month.</li>
        <li>Name a city, not an abbreviation: IST is used for India, Ireland and Israel.</li>
        <li>
          For dates far ahead, keep the local time and the place. Governments change their rules, and the offset of that
          day is not certain today.
        </li>
      </ul>
    </>
  )
}
