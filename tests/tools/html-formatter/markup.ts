import fc from 'fast-check'

// Bad markup: unclosed, misnested, foreign, cut off.

const names = fc.constantFrom(
  ...'html head body title p div span b i a em nobr font ul li dl dt dd table caption colgroup col tbody tr td th select'.split(
    ' ',
  ),
  ...'option optgroup datalist form button input br hr img pre listing textarea xmp script style noscript iframe template'.split(
    ' ',
  ),
  ...'svg g path text foreignObject math mi mrow h1 h2 frameset details summary dialog ruby rt object video x-card'.split(
    ' ',
  ),
)
const attributes = fc.constantFrom(
  '', '', '', '', ' a=b', ' class="x  y"', "  style='white-space: pre'", '\n id=1\n  c = "d" ', ' style="display:inline"',
  ' /', ' hidden', ' x=y/', ' "', " a='b'c", ' =d', ' A=1 a=2', ' title="1 > 2"', ' x=y /', '\ta\f',
) // biome-ignore format: a list to look through
const spaces = fc.constantFrom('', '', ' ', '\n', '  \n\t ', '\r\n', '\n\n')
const words = fc.constantFrom(
  'x', 'y z', ' x ', '\n x\ny ', '1 < 2', '&amp;', '&nbsp;', 'a&#32;', '日本\n語', '<', '</', '\0', '<![CDATA[ x  y ]]>',
  '\ufeff', '\f', '&lt', '👋', '\u00a0 \u00a0',
) // biome-ignore format: a list to look through
const others = fc.constantFrom(
  '<!-- c  \n d -->', '<!--[if IE]> <p> <![endif]-->', '<![if !IE]>', '<!doctype html>', '<?x y?>', '<!-->', '</ x>', '<!--',
  '<br/>', '<svg/>', '<DIV CLASS=a>', '</DIV\n>', '<script>a  <b>\n</script>', '<pre>\n a\n  b</pre>', '<textarea>\n\n x',
) // biome-ignore format: a list to look through

/** Up to 30 pieces in any order. */
export const markup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.tuple(names, attributes).map(([name, more]) => `<${name}${more}>`) },
      { weight: 4, arbitrary: names.map((name) => `</${name}>`) },
      { weight: 3, arbitrary: words },
      { weight: 3, arbitrary: spaces },
      { weight: 1, arbitrary: others },
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''))

/** Well nested, as pages mostly are. */
export const page: fc.Arbitrary<string> = fc.letrec<{ block: string; inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('One', 'two three', ' four ', '<img src=a>', '<br>', ' ', '\n', '<!-- c -->', '<code>x  y</code>'),
    fc
      .tuple(fc.constantFrom('b', 'a', 'span', 'x-card'), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
  block: fc.oneof(
    { depthSize: 'small' },
    fc.array(tie('inline'), { maxLength: 4 }).map((inner) => `<p>${inner.join('')}</p>`),
    fc.constantFrom('<pre> a\n  b </pre>', '<script>let  a</script>', '<hr>', 'text', '<svg><path d=a /><g></g></svg>'),
    fc
      .tuple(fc.constantFrom('div', 'section', 'ul', 'li', 'td'), fc.array(tie('block'), { maxLength: 4 }), spaces)
      .map(([name, inner, space]) => {
        const content = inner.join(space)
        if (name === 'td') return `<table><tr><td>${content}</td>${space}<td>${space}</td></tr></table>`
        return `<${name}>${space}${content}</${name}>`
      }),
  ),
})).block
