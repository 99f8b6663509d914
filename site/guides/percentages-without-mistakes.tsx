import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'percentages-without-mistakes',
  title: 'Percentages without mistakes',
  date: '2024-12-26',
  excerpt:
    'Every percentage is a percentage of something. Seven everyday traps, from sale prices to headlines, each with figures you can check.',
  keywords: ['percentages', 'percentage points', 'percent increase', 'reverse percentage', 'average of percentages'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        Percent means “of a hundred”: 15% of 80 is 80 × 15 ÷ 100 = 12. The sum is easy. Mistakes come from one question
        that is not asked: a percentage of what? Here are seven traps where the answer matters. You can try all of them
        in the <PageLink to="/percentage-calculator">percentage calculator</PageLink>.
      </p>

      <h3>1. Up and down are not the same way</h3>
      <p>
        A price goes from $200 to $230: an increase of 15%. It goes back from $230 to $200: a decrease of 13.04%, not of
        15%. The difference is $30 both times, but it is measured against $200 on the way up and against $230 on the way
        down. In the same way +50% and then −50% do not cancel out: 50 becomes 75, and half of 75 is 37.50.
      </p>

      <h3>2. Discounts do not add up</h3>
      <p>
        “20% off, and another 10% at the till” is not 30% off. $100 less 20% is $80. The second discount is taken of
        those $80, so it is $8, and you pay $72: 28% off. The order makes no difference. Chains of discounts are
        quickest in the <PageLink to="/discount-calculator">discount calculator</PageLink>, one after the other.
      </p>

      <h3>3. Tax cannot be taken off the way it was put on</h3>
      <p>
        A net price of $50 with 20% tax is $60. But 20% of $60 is $12, and $60 less $12 is $48, not $50. To go back,
        divide by 1.2: $60 ÷ 1.2 = $50, and the tax in it is $10. The{' '}
        <PageLink to="/tax-calculator">tax calculator</PageLink> does this under “Remove tax”. The same goes for every
        reverse question. If $60 is the price after 25% off, it was 60 ÷ 0.75 = $80 before.
      </p>

      <h3>4. Percent or percentage points</h3>
      <p>
        An interest rate rises from 4% to 5%. That is one percentage point, and an increase of 25 percent, because 1 is
        a quarter of 4. Both are true, and whoever writes about it chooses the one that sounds right for the story. Say
        “points” when you subtract two percentages, and “percent” when you compare their sizes.
      </p>

      <h3>5. Large percentages of small numbers</h3>
      <p>
        “The risk rises by 50%” may mean that 3 people in 10,000 are affected instead of 2. That is an increase of 50%,
        and of 0.01 percentage points, from 0.02% to 0.03%. Neither figure is wrong, but only together do they tell you
        whether to worry. Whenever you read a relative change, look for the two numbers behind it.
      </p>

      <h3>6. Averages of percentages</h3>
      <p>
        In one class 50% of 10 pupils pass, in another 90% of 90. The average of 50% and 90% is 70%, but that is not the
        share of all who pass. Go back to the numbers: 5 and 81 pupils of 100 are 86%. Percentages can be averaged only
        if they are percentages of groups of the same size.
      </p>

      <h3>7. “Times” and “more”</h3>
      <p>
        From 100 to 300 is three times as much, and 200% more. “300% more” would be 400. “Three times more” is read both
        ways, so do not write it. In the other direction a decrease can be 100% at most: then nothing is left.
      </p>

      <h3>The six questions at a glance</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Sum</th>
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
            <td>Price after a discount</td>
            <td>X × (100 − Y) ÷ 100</td>
            <td>80 less 15% is 68</td>
          </tr>
        </tbody>
      </table>

      <h3>In your head</h3>
      <ul>
        <li>X% of Y is Y% of X. 8% of 50 looks hard; 50% of 8 is 4, and so is 8% of 50.</li>
        <li>10% moves the decimal point by one place. 5% is half of that, 15% both together, 20% twice 10%.</li>
        <li>For a tip of 18% on $64, take 10% ($6.40), double it to 20% ($12.80), and take off 2% ($1.28): $11.52.</li>
        <li>
          To check a result, turn it around. If 12 is 15% of 80, then 80 × 15 must be 1,200, which is 12 × 100. It is.
        </li>
      </ul>
    </>
  )
}
