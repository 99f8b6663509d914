import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'how-a-mortgage-payment-is-made-up',
  title: 'What’s in a mortgage payment',
  date: '2024-12-26',
  excerpt: 'The four parts of a monthly payment, the formula behind it, and why the balance falls so slowly at first.',
  keywords: ['mortgage payment', 'amortization', 'principal and interest', 'PMI', '15 or 30 years'],
  tools: ['mortgage-calculator', 'interest-calculator'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        A mortgage payment is one number with up to four parts. Once you know them, you can see what a lower rate, a
        shorter term or a larger down payment would change. The example in this guide is a $420,000 house with $84,000
        down. That leaves a loan of $336,000, at 6.25% a year for 30 years. All figures come from the{' '}
        <PageLink to="/mortgage-calculator">mortgage calculator</PageLink>.
      </p>

      <h3>The four parts</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Per month</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Principal and interest</td>
            <td>$2,068.81</td>
          </tr>
          <tr>
            <td>Property tax, $4,800 a year</td>
            <td>$400.00</td>
          </tr>
          <tr>
            <td>Insurance, $1,560 a year</td>
            <td>$130.00</td>
          </tr>
          <tr>
            <td>PMI, none with 20% down</td>
            <td>$0.00</td>
          </tr>
          <tr>
            <td>Total</td>
            <td>$2,598.81</td>
          </tr>
        </tbody>
      </table>
      <p>
        Only the first line goes toward the loan. Lenders often collect tax and insurance with it and pass them on,
        which is called escrow. So a lender’s letter may show $2,598.81 where an ad showed $2,068.81. When you compare
        offers, make sure both figures include the same parts.
      </p>

      <h3>Where $2,068.81 comes from</h3>
      <p>
        The payment is the same every month, except that rounding changes the last one by a few cents. For a loan of L,
        a monthly rate of r and n months, the payment is L × r × (1 + r)^n ÷ ((1 + r)^n − 1). In this example, L is
        336,000, r is 0.0625 ÷ 12, and n is 360.
      </p>
      <p>
        Each month, you pay interest on what you still owe. In the first month, that’s 336,000 × 0.0625 ÷ 12 =
        $1,750.00. The rest of the payment, $318.81, reduces the loan. In the second month, you owe $335,681.19, so the
        interest is $1,748.34 and $320.47 goes toward the loan. That share grows a little every month.
      </p>

      <h3>Why the balance falls slowly at first</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Interest</th>
            <th scope="col">Still owed</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
            <td>$20,888.48</td>
            <td>$332,062.76</td>
          </tr>
          <tr>
            <td>10</td>
            <td>$17,925.75</td>
            <td>$283,038.65</td>
          </tr>
          <tr>
            <td>20</td>
            <td>$11,955.75</td>
            <td>$184,254.20</td>
          </tr>
          <tr>
            <td>30</td>
            <td>$820.41</td>
            <td>$0.00</td>
          </tr>
        </tbody>
      </table>
      <p>
        In the first year, about 84% of what you pay is interest. It takes until month 228, at the end of year 19, for
        more of a payment to go toward the loan than toward interest. Half of the loan is paid off in month 255. Over 30
        years, the interest adds up to $408,771.28, which is more than you borrowed. There’s no trick: you pay interest
        on what you owe, and at the start you owe almost all of it.
      </p>

      <h3>What changes the total</h3>
      <p>
        <strong>The rate.</strong> One percentage point more, 7.25% instead of 6.25%, costs $223.30 more a month and
        $80,391.21 more in total. One point less, 5.25%, lowers the payment to $1,855.40.
      </p>
      <p>
        <strong>The term.</strong> With a 15-year term, the same loan costs $2,880.94 a month instead of $2,068.81, but
        the interest is $182,569.35 instead of $408,771.28. You pay $812.13 more each month and $226,201.93 less in the
        end.
      </p>
      <p>
        <strong>The down payment.</strong> With 10% down, or $42,000, the loan is $378,000 and the payment on it is
        $2,327.41. With less than 20% down, U.S. lenders usually require private mortgage insurance (PMI) on a
        conventional loan. If PMI is 0.6% of the loan a year, which is an assumption for this example, it costs $2,268 a
        year or $189.00 a month, and the whole payment is $3,046.41. PMI protects the lender, not you. Under the federal
        Homeowners Protection Act of 1998, you can usually ask to have it removed once you owe 80% of the home’s
        original value.
      </p>

      <h3>What the calculator doesn’t include</h3>
      <ul>
        <li>Closing costs, points, homeowners association fees and repairs.</li>
        <li>Changes in tax and insurance. Both tend to rise, while the payment on a fixed-rate loan stays the same.</li>
        <li>Adjustable rates. After the fixed period, the lender recalculates the payment.</li>
        <li>Extra payments. They shorten the loan, because they reduce the balance that you pay interest on.</li>
      </ul>
      <p>
        To check an offer, enter its price, down payment and rate. Then compare principal and interest with the lender’s
        figure. If they differ by more than a few cents, ask what else is included. To see what the down payment could
        earn in a savings account instead, use the <PageLink to="/interest-calculator">interest calculator</PageLink>.
        This guide isn’t financial advice, but it can help you prepare for a talk with a financial adviser.
      </p>
    </>
  )
}
