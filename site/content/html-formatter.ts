import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'The formatter reads your HTML with parse5, a parser that follows the HTML Standard, as browsers do. It adds or removes whitespace only where browsers don’t display it, such as between paragraphs or table rows.',
    'It then parses the result and compares it with the original. If anything other than insignificant whitespace differs, you get your original HTML back. Text in pre, textarea, script and style elements isn’t touched.',
  ],
  facts: [
    {
      title: 'Where whitespace shows',
      rows: [
        ['Between blocks', 'Not displayed'],
        ['Between words', 'One space'],
        ['Between links', 'One space'],
        ['In pre, textarea', 'As written'],
      ],
    },
  ],
  limits: [
    'Style sheets aren’t read. If your CSS changes display or white-space, the formatter may change whitespace that’s visible on your page. Style attributes with these properties are taken into account.',
    'JavaScript and CSS inside the page aren’t formatted.',
    'Custom elements such as <my-card> are treated as inline, so the whitespace around them stays.',
    'Minify removes only whitespace. Comments, optional tags and quotes stay.',
  ],
  sources: [
    { name: 'HTML Standard, Parsing', href: 'https://html.spec.whatwg.org/multipage/parsing.html' },
    { name: 'HTML Standard, Rendering', href: 'https://html.spec.whatwg.org/multipage/rendering.html' },
    {
      name: 'CSS Text Module Level 3, White Space Processing',
      href: 'https://www.w3.org/TR/css-text-3/#white-space-rules',
    },
    { name: 'parse5', href: 'https://parse5.js.org/' },
  ],
  faq: [
    {
      question: 'Will formatting change how my page looks?',
      answer:
        'It shouldn’t, unless your style sheets make hidden whitespace visible. The formatter compares the page before and after, and returns your original if the content differs.',
    },
    {
      question: 'Why are two links still on the same line?',
      answer:
        'A line break between them would show up as a space. In <a>One</a><a>Two</a> the links touch, so the formatter keeps them together. The same goes for images, buttons and bold text.',
    },
    {
      question: 'Does it fix broken HTML?',
      answer:
        'No. It doesn’t add, close or remove tags. A list with unclosed <li> tags is indented correctly, but the tags stay unclosed. To find errors, use an HTML validator.',
    },
    {
      question: 'How much does minifying HTML save?',
      answer:
        'It depends on how much of the file is indentation. The sample “Minify a table” shrinks from 65 to 44 bytes, or by 32%. If your server already compresses pages with gzip or Brotli, expect a smaller gain.',
    },
    {
      question: 'Is my HTML uploaded?',
      answer:
        'No. Formatting and minifying happen in your browser. After your first visit, the page also works offline.',
    },
  ],
  samples: [
    { name: 'Format a list', value: { html: '<ul><li>One<li>Two <b>bold</b><li>Three</ul>' } },
    {
      name: 'Minify a table',
      value: {
        mode: 'minify',
        html: '<table>\n  <tr>\n    <td> 1 </td>\n    <td> 2 </td>\n  </tr>\n</table>',
      },
    },
  ],
  props: { editor: true },
}
