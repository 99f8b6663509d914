import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'strong-passwords-and-entropy',
  title: 'Strong passwords, and what entropy means',
  date: '2024-12-27',
  excerpt:
    'How many guesses does a password stand? Bits of entropy answer that for random passwords, and only for them.',
  keywords: ['strong password', 'password entropy', 'bits', 'passphrase', 'password manager'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        “Use a strong password” is easy to say. But how strong is strong? There is a measure, entropy in bits, and it
        takes only a little arithmetic to understand it. The figures here are those of the{' '}
        <PageLink to="/password-generator">password generator</PageLink>.
      </p>

      <h3>What a bit is</h3>
      <p>
        If a password is drawn by chance, its strength is the number of passwords that could have been drawn. A PIN of
        four digits is one of 10,000. The logarithm of that number to base 2 is its entropy: 13.3 bits. Each bit doubles
        the number. So 14.3 bits are not a little better than 13.3 bits, they are twice the work for whoever tries all
        of them.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Digits</th>
            <th scope="col">a–z</th>
            <th scope="col">All four kinds</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>8</td>
            <td>26.6</td>
            <td>37.6</td>
            <td>50.9</td>
          </tr>
          <tr>
            <td>12</td>
            <td>39.9</td>
            <td>56.4</td>
            <td>77.4</td>
          </tr>
          <tr>
            <td>16</td>
            <td>53.2</td>
            <td>75.2</td>
            <td>103.6</td>
          </tr>
          <tr>
            <td>20</td>
            <td>66.4</td>
            <td>94.0</td>
            <td>129.7</td>
          </tr>
        </tbody>
      </table>
      <p>
        Two things can be read from this table. Length helps more than kinds: 20 lowercase letters beat 12 characters of
        all kinds. And length helps evenly: with all four kinds, 90 characters to choose from, each character adds about
        6.5 bits.
      </p>

      <h3>From bits to time</h3>
      <p>
        How long a password stands depends on how fast somebody can guess. At a login form that locks after ten wrong
        tries even a PIN may do. It is different when a site loses its list of passwords. Well-run sites store them as
        slow hashes, others as fast ones, and of a fast hash a few graphics cards can try some ten billion guesses a
        second. Let us take that, and that the password is found halfway through on average:
      </p>
      <ul>
        <li>8 lowercase letters, 37.6 bits: about 10 seconds.</li>
        <li>8 characters of all kinds, 50.9 bits: a little more than a day.</li>
        <li>12 lowercase letters, 56.4 bits: about 55 days.</li>
        <li>10 characters of all kinds, 64.2 bits: about 34 years.</li>
        <li>12 characters of all kinds, 77.4 bits: about 300,000 years.</li>
      </ul>
      <p>
        The attacker’s speed is an assumption, and it grows over the years. A thousand times faster costs you 10 bits,
        as 2 to the power of 10 is 1,024. With 16 characters of all kinds you can stop counting.
      </p>

      <h3>Why this holds for random passwords only</h3>
      <p>
        “P@ssw0rd1” has nine characters and all four kinds. By the table it should have more than 50 bits, but it stands
        in the lists that are tried first, so it falls at once. Entropy is a property of how a password was made, not of
        how it looks. People choose names, dates, rows of keys, and the same replacements of letters as everybody else.
        Nobody can be random on purpose, which is what generators are for.
      </p>
      <p>
        A generator must be fair too. Ours draws each character with the browser’s cryptographic random source, each as
        likely as the next. If a kind that you asked for is missing, the whole password is thrown away and drawn anew,
        so that no place in it is special. That rule costs little: 12 characters without it would have 77.9 bits, with
        it they have 77.4.
      </p>

      <h3>If you must remember it</h3>
      <p>
        Take words instead of characters, but let chance choose them. A list of 7,776 words, five throws of a die each,
        gives 12.9 bits a word. Six such words have 77.5 bits, as much as 12 characters of all kinds, and are easier to
        remember. A line from a song cannot replace them: it is in somebody’s list.
      </p>

      <h3>What matters more than another bit</h3>
      <ol>
        <li>
          <strong>One password for one account.</strong> Many accounts are not cracked at all. They are opened with a
          password that was lost somewhere else.
        </li>
        <li>
          <strong>A password manager.</strong> It makes 16 and more characters as easy as 8, and does not fill in a
          password on a false page.
        </li>
        <li>
          <strong>A second factor,</strong> at least for your mail, because who reads your mail can reset the rest.
        </li>
        <li>
          <strong>No change without a reason.</strong> The American standards institute NIST advises against regular
          changes: they lead to weaker passwords. Change one when there is a sign that it has become known.
        </li>
      </ol>
      <p>
        And the label? Ours says weak below 8 characters, medium below 12, strong from there, and very strong from 16
        with all four kinds. It is a rule of thumb. The bits beside it are the exact figure.
      </p>
    </>
  )
}
