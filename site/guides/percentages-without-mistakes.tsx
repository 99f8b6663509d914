import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'percentages-without-mistakes',
  title: 'Seven common percentage mistakes',
  date: '2024-12-26',
  excerpt:
    'Every percentage is a percentage of something. Seven everyday mistakes, from sale prices to headlines, with numbers you can check.',
  keywords: ['percentages', 'percentage points', 'percent increase', 'reverse percentage', 'average of percentages'],
  tools: ['percentage-calculator', 'discount-calculator', 'tax-calculator'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Percent means “out of 100”: 15% of 80 is 80 × 15 ÷ 100 = 12. The math is easy. Mistakes happen when you forget
        to ask one question: a percentage of what? Here are seven cases where the answer matters. You can check most of
        them with the <PageLink to="/percentage-calculator">percentage calculator</PageLink>.
      </p>

      <h3>1. Up and down aren’t the same</h3>
      <p>
        A price rises from $200 to $230. That’s an increase of 15%. Then it falls from $230 to $200. That’s a decrease
        of 13.04%, not 15%. The difference is $30 both times, but you compare it with $200 on the way up and with $230
        on the way down. For the same reason, +50% and −50% don’t cancel each other out: 50 becomes 75, and half of 75
        is 37.50.
      </p>

      <h3>2. Discounts don’t add up</h3>
      <p>
        “20% off, plus another 10% at checkout” isn’t 30% off. Take 20% off $100 and you get $80. The second discount is
        10% of $80, or $8, so you pay $72. That’s 28% off. The order doesn’t matter. To combine discounts, enter them in
        the <PageLink to="/discount-calculator">discount calculator</PageLink> one after the other.
      </p>

      <h3>3. You can’t take tax off the way you added it</h3>
      <p>
        With 20% tax, a net price of $50 becomes $60. But 20% of $60 is $12, and $60 minus $12 is $48, not $50. To go
        back, divide by 1.2: $60 ÷ 1.2 = $50, and the tax included is $10. The{' '}
        <PageLink to="/tax-calculator">tax calculator</PageLink> does this under “Remove tax.” It’s the same for every
        percentage you want to undo. If $60 is the price after 25% off, the price before was $60 ÷ 0.75 = $80.
      </p>

      <h3>4. Percent or percentage points</h3>
      <p>
        An interest rate rises from 4% to 5%. That’s one percentage point. It’s also an increase of 25 percent, because
        1 is a quarter of 4. Both are true, and writers often pick the one that suits their story. Say “points” when you
        subtract two percentages, and “percent” when you compare their sizes.
      </p>

      <h3>5. Large percentages of small numbers</h3>
      <p>
        “The risk rises by 50%” can mean that 3 people in 10,000 are affected instead of 2. That’s an increase of 50%,
        and also of 0.01 percentage points, from 0.02% to 0.03%. Neither figure is wrong, but you need both to know
        whether to worry. When you read about a relative change, look for the two numbers behind it.
      </p>

      <h3>6. Averages of percentages</h3>
      <p>
        In one class of 10 students, 50% pass. In another class of 90, 90% pass. The average of 50% and 90% is 70%, but
        that isn’t the share of all students who pass. Go back to the numbers: 5 plus 81 students is 86 out of 100, so
        86% pass. A simple average works only if the groups are the same size.
      </p>

      <h3>7. “Times” and “more”</h3>
      <p>
        300 is three times as much as 100, and 200% more. “300% more” would be 400. Some people read “three times more”
        as 300, others as 400, so avoid it. In the other direction, a price or a count can decrease by 100% at most,
        because then nothing is left.
      </p>

      <h3>The six questions at a glance</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Formula</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>What is X% of Y?</td>
            <td>X × Y ÷ 100</td>
            <td>15% of 80 is 12</td>
          </tr>
          <tr>
            <td>X is what percent of Y?</td>
            <td>X ÷ Y × 100</td>
            <td>18 is 75% of 24</td>
          </tr>
          <tr>
            <td>Percent increase</td>
            <td>(Y − X) ÷ X × 100</td>
            <td>From 80 to 100: 25%</td>
          </tr>
          <tr>
            <td>Percent decrease</td>
            <td>(X − Y) ÷ X × 100</td>
            <td>From 100 to 80: 20%</td>
          </tr>
          <tr>
            <td>Percent change</td>
            <td>(Y − X) ÷ X × 100, with its sign</td>
            <td>From 100 to 80: −20%</td>
          </tr>
          <tr>
            <td>Price after discount</td>
            <td>X × (100 − Y) ÷ 100</td>
            <td>80 minus 15% is 68</td>
          </tr>
        </tbody>
      </table>

      <h3>In your head</h3>
      <ul>
        <li>X% of Y is the same as Y% of X. 8% of 50 looks hard, but 50% of 8 is 4, so 8% of 50 is 4 too.</li>
        <li>
          For 10%, move the decimal point one place. 5% is half of that, 15% is both together, and 20% is twice 10%.
        </li>
        <li>For an 18% tip on $64, take 10% ($6.40), double it to 20% ($12.80) and take off 2% ($1.28): $11.52.</li>
        <li>
          To check a result, work backward. If 12 is 15% of 80, then 80 × 15 must equal 12 × 100. Both are 1,200, so
          it’s right.
        </li>
      </ul>
    </>
  )
}
