import { CodeXml } from 'lucide-react'
import type { Output } from '../../../src/engine/html-formatter/html-formatter'
import type { ToolPage } from '../../pages/page'

/** A page with something for every option of minifying. */
const newsletter = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tea for two</title>
    <!-- Styles and scripts are minified too. -->
    <style type="text/css">
      main { max-width: 40em; margin: 0 auto; }
      h1 > em { color: #1c6b45; }
    </style>
  </head>
  <body>
    <main class="">
      <h1>Tea for <em>two</em></h1>
      <form method="get" action="/order">
        <p>
          <label for="cups">Cups</label>
          <input id="cups" name="cups" value="2" required="required">
        </p>
        <button type="submit">Order</button>
      </form>
      <ul>
        <li>Assam</li>
        <li>Darjeeling</li>
      </ul>
    </main>
    <script type="text/javascript">
      function price(cups) {
        const pricePerCup = 3;
        return cups * pricePerCup;
      }
    </script>
  </body>
</html>
`

export const page: ToolPage<Output> = {
  icon: CodeXml,
  alsoCalled: 'beautify prettify minify',
  example: () => '<p>',
  isCode: true,
  receives: { html: 'html' },
  howItWorks: [
    'The formatter reads your HTML with parse5, a parser that follows the HTML Standard, as browsers do. It adds or removes whitespace only where browsers don’t display it, such as between paragraphs or table rows.',
    'It then parses the result and compares it with the original. If anything differs that you didn’t choose to change, you get your original HTML back. Text in pre and textarea elements stays as written.',
    'If you check “CSS and JavaScript too,” Prettier formats the code in the page. Minify JavaScript uses terser. Code with a syntax error stays as written. The preview runs no scripts and loads no other files.',
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
    'The formatter doesn’t read style sheets. If yours change display or white-space, whitespace that’s visible on your page may change. Style attributes with these properties are taken into account.',
    'Custom elements such as <my-card> are treated as inline, so the whitespace around them stays.',
    'Minify options can affect style sheets and scripts that select what was removed, such as [type="submit"].',
    'Checks cover HTML only, not style sheets, scripts or links.',
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
        'It shouldn’t, unless your style sheets make hidden whitespace visible. The formatter compares the page before and after, and returns your original HTML if they differ.',
    },
    {
      question: 'Why are two links still on the same line?',
      answer:
        'A line break between them would show up as a space. In <a>One</a><a>Two</a> the links touch, so the formatter keeps them together. The same goes for images, buttons and bold text.',
    },
    {
      question: 'Does it fix broken HTML?',
      answer:
        'It finds mistakes but doesn’t fix them. Checks lists unclosed elements, stray end tags, duplicate ids, images without alt text and wrong nesting, each with its line and column. Select one to go there.',
    },
    {
      question: 'How much does minifying HTML save?',
      answer:
        'It depends on the page. The sample “Minify a page” shrinks from 842 to 391 bytes, or by 54%. Each option shows how many bytes it saves. If your server already compresses pages with gzip or Brotli, expect a smaller gain.',
    },
    {
      question: 'Is my HTML uploaded?',
      answer: 'No. Formatting, minifying and checking happen in your browser, and your HTML isn’t sent to a server.',
    },
  ],
  samples: [
    { name: 'Format a list', value: { html: '<ul><li>One<li>Two <b>bold</b><li>Three</ul>' } },
    {
      name: 'Minify a page',
      value: {
        mode: 'minify',
        removeComments: 'most',
        removeAttributeQuotes: true,
        collapseBooleanAttributes: true,
        removeRedundantAttributes: true,
        removeEmptyAttributes: true,
        removeOptionalTags: true,
        minifyCss: true,
        minifyJs: true,
        html: newsletter,
      },
    },
    {
      name: 'Find mistakes',
      value: { html: '<ul>\n  <li id="a">One <b>two</li>\n  <li id="a"><img src="cat.jpg"></li>\n</ul>\n</div>\n' },
    },
  ],
  props: { editor: true, preview: '/preview' },
}
