import { PageLink } from '../layout/page-link'

/** The text below the page's heading and its date. True of every deployment, whatever it has configured. */
export function Terms() {
  return (
    <>
      <p>
        These terms hold for the use of this site and its tools. They are short on purpose. By using the site you agree
        to them; if you do not, please do not use it.
      </p>

      <h2>What you get</h2>
      <p>
        Small tools for everyday sums, texts and choices, free of charge and without an account. You may use them for
        private and for business purposes. What you make with them, such as a text, a password, a picture or an invoice,
        is yours.
      </p>

      <h2>Results are no advice</h2>
      <p>
        The tools do arithmetic and follow the formulas that their pages name. They do not know your circumstances, and
        their results are not professional advice:
      </p>
      <ul>
        <li>
          <strong>Money.</strong> Figures on mortgages, interest, taxes, salaries and currencies are no financial, tax
          or legal advice and no offer. Ask a professional before you decide.
        </li>
        <li>
          <strong>Health.</strong> BMI, weight and calorie figures are estimates for adults, no diagnosis and no medical
          advice. Ask a doctor.
        </li>
        <li>
          <strong>School.</strong> Grades and averages follow common scales. The rules of your school decide.
        </li>
        <li>
          <strong>Invoices.</strong> What an invoice must contain depends on the law where you are. Check it before you
          send one.
        </li>
      </ul>

      <h2>Scores and simulated things</h2>
      <p>
        The <PageLink to="/ai-detector">AI content detector</PageLink> and the{' '}
        <PageLink to="/plagiarism-detector">plagiarism detector</PageLink> score a style of writing. Their scores prove
        nothing, and must not be the ground on which anybody is accused, graded or dismissed. The sources that the
        plagiarism detector shows, and the availability marks of the{' '}
        <PageLink to="/username-generator">username generator</PageLink>, are simulated and labeled so: nothing is
        looked up. Only the comparison of two texts that you give the plagiarism detector is real.
      </p>

      <h2>Passwords and chance</h2>
      <p>
        Passwords and random numbers come from your browser’s cryptographic random source. How you keep a password is up
        to you. Do not use the random tools where the law asks for certified draws.
      </p>

      <h2>Services of others</h2>
      <p>
        Exchange rates and IP data come from services that we do not control. They can be late, wrong or absent, and
        have terms of their own. The same goes for sites that we link to. Advertising, where the operator has set it up,
        is the advertiser’s word and not ours.
      </p>

      <h2>Fair use</h2>
      <ul>
        <li>Do not use the tools to harm others or to break the law.</li>
        <li>Do not disturb the site, or the services that it asks, with floods of requests.</li>
        <li>Do not pretend that a result is a certificate, or that this site stands behind it.</li>
      </ul>

      <h2>Putting tools on your page</h2>
      <p>
        You may put the tools on your own page, also a commercial one. Please keep what says that a figure is an
        estimate or simulated. If a tool on your page asks a service, tell your visitors.
      </p>

      <h2>The code</h2>
      <p>
        Pegboard’s source code is published under the MIT license: you may use, change and pass it on, as long as its
        notice stays with it. Where that license and these terms differ about the code, the license holds.
      </p>

      <h2>No warranty</h2>
      <p>
        The site and the tools are provided as they are, without warranty of any kind. They are tested with care, but
        nobody promises that they are free of errors, always there, or right for your purpose. Check what matters by
        another way. As far as the law allows, neither the operator of this site nor the authors of the code are liable
        for damage that comes from using them. Rights that the law gives you, as a consumer for instance, and that
        cannot be waived, remain.
      </p>

      <h2>Changes</h2>
      <p>
        Tools and terms can change, and the site can end. The date above tells when these terms last changed; the
        version on this page is the one that holds. How the site treats data is told in the{' '}
        <PageLink to="/privacy-policy">privacy policy</PageLink>.
      </p>
    </>
  )
}
