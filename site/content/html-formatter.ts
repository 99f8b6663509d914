import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Formatting puts each block of a page on its own line, indented by 2, 4 or 8 spaces, so that a person can read it. Minifying takes out the white space that no reader sees.',
    'White space is where formatters break pages: a line end between two links becomes a gap on the screen. This one only touches white space that a browser does not draw, and then proves it: the text before and after is parsed as a browser parses it and compared. “Same document” under the result says that they agree. Where they would not, you get your text back unchanged and are told so.',
  ],
  howItWorks: [
    'The markup is read by parse5, which follows the parsing rules of the HTML Standard, unclosed and mis-nested tags, tables, SVG and templates included. For each place between two tags it is asked whether white space there would be drawn: beside the edge of a block, inside a table or a drawing it is not; between words, links and pictures it is.',
    'Tags stay as you wrote them: quotes, upper case, the order of attributes, and end tags that you left out. The contents of pre, textarea, script and style, and all comments, conditional ones too, are not touched. A long line of text is not wrapped; where you began a new line, it stays one.',
  ],
  limits: [
    'Stylesheets are not read: elements count as blocks or inlines as browsers draw them by default. Only display, float, position and white-space in a style attribute are heeded.',
    'Elements of your own, such as <my-card>, count as inline, so white space around them is kept as it is.',
    'Minifying keeps comments, and no tag or attribute is left out or shortened.',
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
      question: 'Why are two links still on one line?',
      answer:
        'There is no white space between them in your text. A line end there would be drawn as a gap between the links, so none is put in.',
    },
    {
      question: 'Does it mend broken HTML?',
      answer:
        'No. Tags that are missing stay missing; the indentation follows what a browser makes of the markup, which often shows where a tag was forgotten.',
    },
    {
      question: 'How large may a page be?',
      answer: 'Several megabytes do not stop the page: the work is done in the background. Nothing is uploaded.',
    },
  ],
  samples: [
    { name: 'Unclosed list items', value: { html: '<ul><li>One<li>Two <b>bold</b><li>Three</ul>' } },
    {
      name: 'A table to minify',
      value: { mode: 'minify', html: '<table>\n  <tr>\n    <td> 1 </td>\n    <td> 2 </td>\n  </tr>\n</table>' },
    },
  ],
}
