import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'how-a-mortgage-payment-is-made-up',
  title: 'How a mortgage payment is made up',
  date: '2024-12-26',
  excerpt:
    'Four parts, one formula, and why the loan hardly shrinks in the first years: a $420,000 house worked through to the last cent.',
  keywords: ['mortgage payment', 'amortization', 'principal and interest', 'PMI', '15 or 30 years'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        A mortgage payment is one number, but four things are in it. Knowing them apart tells you what a lower rate, a
        shorter term or a larger down payment would really change. All figures here come from the{' '}
        <PageLink to="/mortgage-calculator">mortgage calculator</PageLink>: a house for $420,000, $84,000 down, and a
        loan of $336,000 at 6.25% a year for 30 years.
      </p>

      <h3>The four parts</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">A month</th>
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
            <td>PMI, none at 20% down</td>
            <td>$0.00</td>
          </tr>
          <tr>
            <td>Together</td>
            <td>$2,598.81</td>
          </tr>
        </tbody>
      </table>
      <p>
        Only the first line goes to the loan. Tax and insurance are often collected with it and passed on, so a lender’s
        letter may show $2,598.81 where an advertisement showed $2,068.81. Compare like with like.
      </p>

      <h3>Where $2,068.81 comes from</h3>
      <p>
        The payment is the same each month, and chosen so that the last one brings the debt to zero. For a loan L, a
        monthly rate r and n months it is L × r × (1 + r)^n ÷ ((1 + r)^n − 1). Here L is 336,000, r is 0.0625 ÷ 12, and
        n is 360.
      </p>
      <p>
        Each month interest is due on what is still owed. In the first month that is 336,000 × 0.0625 ÷ 12 = $1,750.00.
        The rest of the payment, $318.81, pays down the loan. In the second month $335,681.19 is owed, the interest is
        $1,748.34, and $320.47 goes to the loan. So it goes on, a little more each month.
      </p>

      <h3>Why the loan hardly shrinks at first</h3>
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
        In the first year about five of six dollars are interest. Only in month 228, at the end of year 19, does more of
        a payment go to the loan than to interest, and half of the loan is paid back in month 255. Over 30 years the
        interest adds up to $408,771.28, more than was borrowed. This is no trick of the lender: interest is due on what
        is owed, and at the start almost everything is.
      </p>

      <h3>What changes the total</h3>
      <p>
        <strong>The rate.</strong> One percentage point more, 7.25% instead of 6.25%, costs $223.30 more a month and
        $80,391.21 more in all. One point less, 5.25%, brings the payment to $1,855.40.
      </p>
      <p>
        <strong>The term.</strong> The same loan in 15 years costs $2,880.94 a month instead of $2,068.81, but its
        interest is $182,569.35 instead of $408,771.28. For $812.13 more each month you pay $226,201.93 less in the end.
      </p>
      <p>
        <strong>The down payment.</strong> With 10% down, $42,000, the loan is $378,000 and the payment on it $2,327.41.
        Below 20% most lenders in the United States also ask for private mortgage insurance, PMI. At 0.6% of the loan,
        an assumption for this example, that is $2,268 a year or $189.00 a month, and the whole payment is $3,046.41.
        PMI protects the lender, not you. You can usually ask for its end once you owe 80% of the home’s original value.
      </p>

      <h3>What a calculator leaves out</h3>
      <ul>
        <li>Closing costs, points, and repairs.</li>
        <li>Changes of tax and insurance, which tend to rise while the payment on a fixed loan stays.</li>
        <li>Adjustable rates: after the fixed years the payment is worked out anew.</li>
        <li>Extra payments, which shorten the loan, because they reduce what interest is due on.</li>
      </ul>
      <p>
        To check an offer, enter its price, down payment and rate, and compare principal and interest with the lender’s
        figure. If they differ by more than some cents, ask what else is in it. To see what the down payment would earn
        if it were saved instead, there is the <PageLink to="/interest-calculator">interest calculator</PageLink>. None
        of this is financial advice: it is arithmetic, and it is a good start for a talk with someone who gives advice.
      </p>
    </>
  )
}
