import { config } from '../config'
import { PageLink } from '../layout/page-link'
import { Operator } from './operator'

/** The text below the page's heading and date. */
export function Terms() {
  return (
    <>
      <p>
        These terms apply to this site and its tools. They’re short on purpose. If you use the site, you agree to them.
        If you don’t agree, please don’t use it.
      </p>

      {(config.operator.length > 0 || config.contact) && (
        <>
          <h2>Contact</h2>
          <Operator />
        </>
      )}

      <h2>What you get</h2>
      <p>
        You get small tools for everyday tasks. They’re free, and you don’t need an account. You may use them for
        personal and business purposes. What you make with them is yours, whether it’s a text, a password, a picture or
        an invoice.
      </p>

      <h2>Results aren’t professional advice</h2>
      <p>
        The tools use the methods described on their pages. They don’t know your situation, and their results aren’t
        professional advice.
      </p>
      <ul>
        <li>
          <strong>Money.</strong> Results about mortgages, interest, taxes, salaries and currencies aren’t financial,
          tax or legal advice, and they aren’t an offer. Ask a professional before you decide.
        </li>
        <li>
          <strong>Health.</strong> BMI, weight and calorie results are estimates for adults. They aren’t a diagnosis or
          medical advice. Ask a doctor.
        </li>
        <li>
          <strong>School.</strong> Grades and averages follow common U.S. scales. Your school’s own rules apply.
        </li>
        <li>
          <strong>Invoices.</strong> What an invoice must include depends on your local law. Check before you send one.
        </li>
      </ul>

      <h2>Scores and simulated data</h2>
      <p>
        The <PageLink to="/ai-detector">AI content detector</PageLink> and the{' '}
        <PageLink to="/plagiarism-detector">plagiarism detector</PageLink> score writing style. Their scores prove
        nothing. You may not use them to accuse, grade or dismiss anyone.
      </p>
      <p>
        The sources that the plagiarism detector shows and the availability marks in the{' '}
        <PageLink to="/username-generator">username generator</PageLink> are simulated and labeled that way. Nothing is
        looked up. If you give the plagiarism detector two texts, its comparison of the two is real.
      </p>

      <h2>Passwords and random numbers</h2>
      <p>
        Passwords and random numbers come from your browser’s secure random source. Keeping a password safe is up to
        you. Don’t use the random number generator where the law requires certified drawings.
      </p>

      <h2>Outside services</h2>
      <p>
        Exchange rates and IP data come from services that the operator doesn’t control. They can be late, wrong or
        unavailable, and they have their own terms. The same goes for sites that this one links to. The advertiser, not
        the operator, is responsible for what an ad says.
      </p>

      <h2>Fair use</h2>
      <ul>
        <li>Don’t use the tools to harm others or break the law.</li>
        <li>Don’t flood the site, or the services it uses, with requests.</li>
        <li>Don’t present a result as a certificate or as endorsed by this site.</li>
      </ul>

      <h2>Tools on your own site</h2>
      <p>
        You may embed the tools on your own site, even a commercial one. Please keep the notes that say a figure is an
        estimate or simulated. If a tool on your site uses an outside service, let your visitors know.
      </p>

      <h2>The code</h2>
      <p>
        Pegboard’s code is available under the MIT license. You may use it, change it and pass it on as long as you keep
        the license notice. Where that license and these terms differ about the code, the license applies.
      </p>

      <h2>No warranty</h2>
      <p>
        The site and the tools are provided as is, without warranty of any kind. There’s no promise that they’re free of
        errors, always available or right for your purpose. Check anything important in another way. To the extent the
        law allows, neither the operator of this site nor the authors of the code are liable for damage that results
        from using them. This doesn’t affect rights that the law gives you and that you can’t waive, such as consumer
        rights.
      </p>

      <h2>Changes</h2>
      <p>
        Tools and terms can change, and the site can close. The version on this page is the one that applies. The{' '}
        <PageLink to="/privacy-policy">privacy policy</PageLink> explains how the site handles data.
      </p>
    </>
  )
}
