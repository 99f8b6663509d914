import { PageLink } from '../layout/page-link'
import type { Guide } from './guide'

export const guide: Guide = {
  slug: 'strong-passwords-and-entropy',
  title: 'Strong passwords and entropy',
  date: '2024-12-27',
  excerpt:
    'How many guesses does it take to crack a password? Bits of entropy are the answer, but only for random passwords.',
  keywords: ['strong password', 'password entropy', 'bits', 'passphrase', 'password manager'],
  tools: ['password-generator'],
  content: Content,
}

function Content() {
  return (
    <>
      <p>
        “Use a strong password” is easy to say. But how strong is strong? You can measure it. The measure is entropy,
        it’s counted in bits, and it takes only a little math to understand. The figures in this guide are those of the{' '}
        <PageLink to="/password-generator">password generator</PageLink>.
      </p>

      <h3>What a bit is</h3>
      <p>
        When a password is chosen at random, its strength depends on how many passwords it could have been. A four-digit
        PIN is one of 10,000. The base-2 logarithm of that number is its entropy: 13.3 bits. Each extra bit doubles the
        number. So 14.3 bits isn’t a little better than 13.3 bits: it’s twice the work for anyone who tries every
        password.
      </p>
      <p>
        This table shows the entropy of random passwords in bits. The four types of characters are lowercase letters,
        uppercase letters, digits and symbols.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Digits</th>
            <th scope="col">a–z</th>
            <th scope="col">All four types</th>
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
        You can see two things here. Length helps more than variety: 20 lowercase letters beat 12 characters of all
        types. And every character helps equally: with all four types, there are 90 to choose from, and each one you add
        is worth about 6.5 bits.
      </p>

      <h3>From bits to time</h3>
      <p>
        How long a password lasts depends on how fast someone can guess. If a login form locks after ten wrong tries,
        even a PIN may be enough. It’s different when a site’s list of passwords is stolen. Well-run sites store
        passwords as slow hashes, others as fast ones. Against a fast hash, attackers with graphics cards can try
        billions of guesses a second. The generator assumes 10 billion. At that speed, and if the password is found
        halfway through on average, cracking it takes this long:
      </p>
      <ul>
        <li>8 lowercase letters, 37.6 bits: about 10 seconds.</li>
        <li>8 characters of all types, 50.9 bits: a little more than a day.</li>
        <li>12 lowercase letters, 56.4 bits: about 55 days.</li>
        <li>10 characters of all types, 64.2 bits: about 34 years.</li>
        <li>12 characters of all types, 77.4 bits: about 300,000 years.</li>
      </ul>
      <p>
        That speed is an assumption: some attackers are faster, and hardware gets faster every year. If attackers are
        1,000 times faster, you lose 10 bits, because 2 to the power of 10 is 1,024. Against 16 characters of all types,
        even they would need more than 24 billion years.
      </p>

      <h3>Why this only works for random passwords</h3>
      <p>
        “P@ssw0rd1” has nine characters of all four types. Going by the table, it should have more than 50 bits. But
        attackers try common passwords and their variations first, so it’s cracked almost at once. Entropy is about how
        a password was made, not how it looks. People choose names, dates, rows of keys and the same letter swaps as
        everyone else. It’s hard for people to be random on purpose. That’s what generators are for.
      </p>
      <p>
        A generator must also be fair. Pegboard picks each character with the browser’s secure random source, and every
        character is equally likely. If one of the types you chose is missing, the generator discards the whole password
        and starts over, so no position in it is special. This rule costs little: 12 characters have 77.4 bits with it,
        and would have 77.9 without it.
      </p>

      <h3>If you have to remember it</h3>
      <p>
        Use words instead of characters, but let chance choose them. Each word from a list of 7,776, picked with five
        rolls of a die, is worth 12.9 bits. Six words have 77.5 bits, as many as 12 characters of all types, and they’re
        easier to remember. A line from a song is no substitute, because attackers try those too.
      </p>

      <h3>What matters more than another bit</h3>
      <ol>
        <li>
          <strong>One password per account.</strong> Many accounts aren’t cracked at all. Someone logs in with a
          password that was stolen from another site.
        </li>
        <li>
          <strong>A password manager.</strong> It makes 16 characters or more as easy as 8, and it usually won’t fill in
          your password on a fake page.
        </li>
        <li>
          <strong>A second factor,</strong> at least for your email, because anyone who can read your email can reset
          many of your other passwords.
        </li>
        <li>
          <strong>No changes without a reason.</strong> The current{' '}
          <a href="https://pages.nist.gov/800-63-4/sp800-63b.html" rel="noopener">
            guidelines
          </a>{' '}
          of NIST, the U.S. standards institute, say that sites must not require regular changes. People who have to
          change their passwords often choose weaker ones. Change a password when there’s a sign that someone else knows
          it.
        </li>
      </ol>
      <p>
        What about the strength label? The generator shows Weak for fewer than 8 characters, Medium for fewer than 12,
        Strong from 12, and Very Strong from 16 with all four types. That’s a rule of thumb. The entropy figure is
        exact.
      </p>
    </>
  )
}
