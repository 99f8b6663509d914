import { asksConsent, config } from '../config'
import { PageLink } from '../layout/page-link'
import { Operator } from './operator'

/** The text below the page's heading and date. It depends on the deployment's settings. */
export function Privacy() {
  return (
    <>
      <p>
        In short: the tools run in your browser. What you type stays there, except in two tools that need an outside
        service and say so. There are no accounts.{' '}
        {asksConsent
          ? `This site also uses ${extras()}, but only if you accept.`
          : 'This site has no analytics and no ads.'}
      </p>

      <h2>Who runs this site</h2>
      <p>
        Pegboard is open-source software, and anyone can publish a copy of it. “The operator” is the person or
        organization that publishes this copy. The operator is responsible for this site and for questions about your
        data.
      </p>
      <Operator />

      <h2>What you type</h2>
      <p>
        The tools work in your browser. What you enter, such as numbers, texts, files and invoices, isn’t sent to the
        operator or anyone else. The only exceptions are the two tools in the next section. When you open or drop a
        file, the page reads it without uploading it.
      </p>
      <p>
        Your browser saves what you type with the page’s entry in its history, so it’s still there when you reload the
        page or come back to it. Normally, it’s gone when you close the tab. Texts of more than 200,000 characters
        aren’t saved this way. Neither is text that the page recognizes as containing a Wi-Fi code, password, key or
        access token.
      </p>
      <p>
        The site reads your clipboard only when you select Paste, and changes it only when you copy something. “Copy
        link” copies the address of the page. In most tools, the link includes the values you entered, after a # sign.
        Browsers don’t send that part to a server, but anyone who has the link can read it.
      </p>

      <h2>Tools that use an outside service</h2>
      <p>
        Two tools get data from services on other servers. A service sees your IP address and which browser you’re
        using.
      </p>
      <ul>
        <li>
          <PageLink to="/currency-converter">Currency converter</PageLink>: gets exchange rates from
          exchangerate-api.com when its page opens, when you change the first currency and when you select Convert. The
          request includes the code of the currency you convert from, but not the amount.
        </li>
        <li>
          <PageLink to="/ip-lookup">IP lookup</PageLink>: gets the details of your own IP address from ipapi.co when its
          page opens. If you look up another public address, it sends that address. Private and reserved addresses and
          subnets don’t need the service. If you select “Show my IPv4 and IPv6,” your browser contacts ipify.org twice,
          once over IPv4 and once over IPv6, and ipify.org sees both addresses.
        </li>
      </ul>
      <p>These services have their own privacy policies. No other tool on this site uses an outside service.</p>

      <h2>What this site stores in your browser</h2>
      <p>The site stores a few things on your device for your convenience. It doesn’t send them anywhere.</p>
      <ul>
        <li>
          <code>pegboard-theme</code>: the light or dark theme, once you’ve chosen one.
        </li>
        <li>
          <code>pegboard-recent</code>: the last six tools you opened. It’s deleted when you close the tab.
        </li>
        <li>
          <code>pegboard-sent</code>: a result that you send from one tool to another, until the other tool has read it.
        </li>
        <li>
          <code>pegboard-stars</code>: your favorite tools, which the home page lists.
        </li>
        <li>
          <code>pegboard-region</code>: the number format, currency and units you chose under “Region and units,” or the
          currency you chose or typed in a tool. Until you choose, the site follows your browser’s languages and stores
          nothing.
        </li>
        <li>
          <code>pegboard-rates</code>: the last exchange rates that the currency converter loaded, and when, for use
          when the rate service can’t be reached. It’s the same table for everyone and doesn’t include your amounts.
        </li>
        <li>
          <code>pegboard-invoice</code>: clients and items from your invoices, if you chose that under “Saved clients
          and items” in the invoice generator. You can delete them there.
        </li>
        <li>
          <code>pegboard-announcement</code>: that you closed the announcement.
        </li>
        {asksConsent && (
          <li>
            <code>pegboard-consent</code>: whether you accepted or rejected {extras()}.
          </li>
        )}
      </ul>
      <p>
        A service worker also keeps a copy of the site’s pages and scripts in the browser’s cache, so that most tools
        work offline. It contains nothing you typed. Apart from the recent tools, all of this stays until you or your
        browser deletes it. To delete it, look for site data in your browser’s settings. You’ll lose only your settings,
        your favorites, the saved exchange rates, saved clients and items, and the offline copy.
      </p>

      <h2>Analytics, ads and cookies</h2>
      {asksConsent ? (
        <Extras />
      ) : (
        <p>
          This site sets no cookies. Pegboard can be set up with analytics and advertising scripts, which may set
          cookies. This site has neither, so it doesn’t ask for your consent.
        </p>
      )}

      <h2>Server logs</h2>
      <p>
        This site is a set of plain files on a web server. Like any web server, it sees your IP address, the time and
        which files you request. The hosting company may keep logs of this for a while, for security and operations. The
        site doesn’t use them to build profiles.
      </p>

      <h2>Tools on other websites</h2>
      <p>
        Other websites can embed these tools. There, the tools set no cookies and store nothing in your browser. The two
        tools above contact their services, or others that the website has chosen, only after you use them, unless the
        website has set them to do so right away. The QR code generator creates codes in your browser, but a website can
        set it to use an image service, which then receives the text of the code. That website’s own privacy policy
        covers everything else.
      </p>

      <h2>Children</h2>
      <p>
        You can use the tools without saying who you are or how old you are. If a tool needs a birth date or a name, as
        the age calculator and the invoice generator do, it stays in your browser like everything else.
      </p>

      <h2>Your rights</h2>
      <p>
        Depending on where you live, you may have the right to know what’s stored about you, to have it corrected or
        deleted, to object to its use, to withdraw your consent and to complain to a data protection authority. What the
        site stores is on your own device, where you can read and delete it. For server logs
        {asksConsent && ` and for ${extras()}`}, ask the operator. For the outside services, ask the companies that run
        them.
      </p>

      <h2>Changes</h2>
      <p>This policy can change. The version on this page is the current one.</p>
    </>
  )
}

const extras = () => [config.analytics && 'analytics', config.ads && 'ads'].filter(Boolean).join(' and ')
const hostOf = (address: string) => new URL(address).host
const list = new Intl.ListFormat('en-US')

/** What loads after consent, where it comes from and what it receives. */
function Extras() {
  const { analytics, ads, adOrigins } = config
  return (
    <>
      <p>The site itself sets no cookies. If you accept, it loads:</p>
      <ul>
        {analytics && <li>Analytics: a script from {hostOf(analytics)} that counts visits.</li>}
        {ads && <li>Ads: scripts and content from {list.format([ads, ...adOrigins].map(hostOf))}.</li>}
      </ul>
      <p>
        None of this loads unless you accept, and the tools work the same either way. You can change your answer under
        “Cookie choices” at the bottom of every page.
      </p>
      <p>
        If you accept, these services receive your IP address, the page you’re on and details about your browser. They
        may set their own cookies and use the data for statistics or to choose ads. Their privacy policies say what they
        do with it. The site doesn’t send them anything you type. But their scripts run on the same page, so accept them
        only if you trust them.
      </p>
      <p>
        If your browser sends a Global Privacy Control signal, the site treats it as a no. None of this loads, and you
        aren’t asked.
      </p>
    </>
  )
}
