import { PageLink } from '../layout/page-link'

/** The text below the page's heading and its date. True of every deployment, whatever it has configured. */
export function Privacy() {
  return (
    <>
      <p>
        The short version: the tools work in your browser, and what you type stays there. There are no accounts. Two
        tools have to ask a service, and say so. Scripts that count visits and advertising are loaded only where the
        operator of this site has set them up, and only after you have said yes.
      </p>

      <h2>Who is responsible</h2>
      <p>
        Pegboard is open-source software, and anybody can run a copy of it. “The operator” is whoever publishes this
        copy at this address. The operator is responsible for it, and is the one to turn to with questions and requests
        about your data.
      </p>

      <h2>What you type</h2>
      <p>
        Sums, texts, files, passwords and invoices are worked on in your browser. They are not sent to us or to anybody
        else. Your browser keeps what you typed with the entry of the page in its history, so that it is there after a
        reload or when you come back; closing the tab ends that. Passwords, keys, files and long texts are left out.
        Files that you open or drop are read by the page, not uploaded. The clipboard is written when you press a copy
        button. A link that you copy with “Copy a link to this” carries the values of the fields behind a # sign, except
        a long text; browsers do not send that part to a server, but whoever has the link can read it.
      </p>

      <h2>Tools that ask a service</h2>
      <p>
        Any server that is asked learns your IP address and what kind of browser you use. These are the tools that ask
        one, besides the site itself:
      </p>
      <ul>
        <li>
          <PageLink to="/currency-converter">Currency converter</PageLink>: as soon as its page opens, when you change
          the first currency and when you press Convert, it asks exchangerate-api.com for rates. The code of the
          currency that you convert from is sent, not the amount.
        </li>
        <li>
          <PageLink to="/ip-lookup">IP lookup</PageLink>: as soon as its page opens, it asks ipapi.co about your own IP
          address, which is what the tool is for. If you look up another address, that address is sent; private and
          reserved addresses are explained without asking.
        </li>
      </ul>
      <p>
        These services have their own privacy policies. The <PageLink to="/qr-generator">QR generator</PageLink> draws
        codes in your browser; only a page that embeds it can name an image service for it, and the text of a code then
        goes to that service. No other tool asks anybody.
      </p>

      <h2>What your browser keeps for this site</h2>
      <p>On your device, for your convenience, and never sent anywhere:</p>
      <ul>
        <li>
          <code>pegboard-theme</code>: light or dark, once you have chosen.
        </li>
        <li>
          <code>pegboard-recent</code>: the tools that you opened last, six at most, until you close the tab.
        </li>
        <li>
          <code>pegboard-stars</code>: your favorite tools, which the home page lists.
        </li>
        <li>
          <code>pegboard-region</code>: the number format, the currency and the units that you chose under “Region and
          units” or in a tool. Until you choose, the site follows the languages of your browser and keeps nothing.
        </li>
        <li>
          <code>pegboard-announcement</code>: that you closed the announcement.
        </li>
        <li>
          <code>pegboard-consent</code>: your answer about visit counting and advertising, where you were asked.
        </li>
      </ul>
      <p>
        A service worker also keeps a copy of the site’s pages and scripts in the browser’s cache, so that the tools
        open without a connection. It holds nothing that you typed. You can delete all of this in your browser’s
        settings, under the data of this site; nothing but these conveniences is lost.
      </p>

      <h2>Analytics, advertising and cookies</h2>
      <p>
        The site itself sets no cookies. An operator can set up a script that counts visits, and advertising. Where that
        is so, you are asked, and nothing of it is loaded before you accept. If you reject, or do not answer, nothing is
        loaded, and all tools work the same. Under “Cookie choices” at the foot of each page you can change your answer.
        Where no such script is set up, there is nothing to ask, and the spaces marked “Advertisement” stay empty.
      </p>
      <p>
        If you accept, these services learn your IP address, the page you are on and details of your browser, and may
        set cookies of their own and use them for statistics or for choosing advertisements. What they do with it is in
        their policies. The site hands them nothing that you type. Such scripts run within the page, though, so accept
        them only if you trust them.
      </p>
      <p>
        If your browser sends Global Privacy Control, the site takes that as a no: nothing is loaded, and you are not
        asked.
      </p>

      <h2>The server</h2>
      <p>
        The pages are plain files. Whoever hosts them sees, as with any website, the IP address, the time and the file
        of each request, and may log that for a while, for safety and operation. The site builds no profiles from it.
      </p>

      <h2>Tools on other sites</h2>
      <p>
        The tools can be put on other pages. There they set no cookies, store nothing in the browser, and ask nobody but
        the services named above, or those that the page has put in their place, and those only once you use the tool,
        unless the page has set it to ask at once. For everything else on such a page its own privacy policy holds.
      </p>

      <h2>Children</h2>
      <p>
        Anybody may use the tools, and nobody has to say who they are. A birth date or a name that a tool works with, as
        the age calculator and the invoice generator do, stays in the browser like everything else.
      </p>

      <h2>Your rights</h2>
      <p>
        Depending on where you live you have the right to learn what is stored about you, to have it corrected or
        deleted, to object to its use, to take back a consent, and to complain to an authority. What the site itself
        keeps is on your own device, and yours to read and delete. For logs of the server and for scripts that the
        operator has set up, turn to the operator; for the services named above, to them.
      </p>

      <h2>Changes</h2>
      <p>
        If this text changes, the date above changes with it. What was changed can be read in the source of the site.
      </p>
    </>
  )
}
