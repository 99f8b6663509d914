import { presets } from '../../../src/engine/regex-tester/regex-tester'

/** Patterns with flags, of every kind of token. Tests convert, explain and write all of them. */
// biome-ignore format: a table
const table: Readonly<Record<string, readonly string[]>> = {
  '': [
    'abc', 'a.c', 'a|b', 'ab|cd|', '^abc$', '^', '$', 'a*', 'a+', 'a?', 'a*?', 'a+?', 'a??', 'a{2}', 'a{2,}', 'a{1,2}', 'a{1,2}?',
    '(a)(b)', '(?:ab)+', '(a)|(b)', '(?<x>a)(?<y>b)', '(?<first_name>\\w+) (?<last_name>\\w+)', '(?<$v>a)', '(?<é>a)', '(?<_x>a)b',
    '(a)\\1', '(a+)b\\1', '(?<x>a)\\k<x>', '(?<q>["\'])[^"\']*\\k<q>', '(a)\\10', '(?:(a)|b)\\1', '\\1(a)', '(a\\1)', '(a)?\\1b', '(?:(a)\\1|b)',
    '[abc]', '[^abc]', '[a-z]', '[a-zA-Z0-9_]', '[\\w.%+-]', '[-a]', '[a\\-z]', '[\\]]', '[\\\\]', '[\\^a]', '[a^]', '[[]', '[&&]', '[a&&b]', '[+--b]', '[~~]', '[|]', '[#]',
    '[\\d]', '[^\\d]', '[\\D]', '[\\s\\S]', '[^]', '[]', 'a[]', '[\\b]', '[.]', '[$]', '[(]', '[\\n]', '[\\x41-\\x43]', '[/]',
    '\\d', '\\D', '\\d+', '\\w+', '\\W', '\\s', '\\S+', '\\b', '\\B', '\\bfoo\\b', '\\ba', '.', '.+', '.*', '\\.', '\\/', '/', '\\-', '-', '#', ' ', '\\t', '\\n', '\\r\\n', '\\v', '\\f', '\\0', '\\x41', '\\u0041', '\\u00e9', 'é', '\\cJ', '\\x00', '\\x7f',
    '(?=a)', '(?!a)', 'a(?=b)', 'a(?!b)', '(?<=a)b', '(?<!a)b', '(?<=a|b)c', '(?<=a|bb)c', '(?<=a+)b', '(?<=a{1,3})b', '(?<!a*)b', '(?<=(a|bb))c', '(?<!(a))b', '(?<=\\$)\\d+', '(?<=^|,)[^,]*', '(?<=a(?=b))b', '(?=a)*b',
    '{', 'a{', 'a{,2}', 'a{x}', '}', ']', 'a{2}{', '\\{', '\\}', '\\]', '\\[', '\\(', '\\)', '\\|', '\\^', '\\$', '\\*', '\\+', '\\?', '\\\\',
    '\\a', '\\e', '\\A', '\\Z', '\\z', '\\G', '\\h', '\\p{L}', '\\k', '\\8', '\\07', '\\101',
    '(a*)*', '(a*)+', '(a|b*)*', '(?:a|)*', '(a)*', '(?:(a)|b)*', '(?:(a)|(b))+', '(?:(a)?b)+', '(a?)?b', '(?:a?){3}', '(?:a?b??)*',
    'a{0}', 'a{0,0}', 'a{1001}', 'a{70000}', '(?:a{2}){2}', '(|a)', '(a||b)', '()', '(?:)', '"', "'", '`', '\'"', 'a"b', "it's", '~', '#{a', `\${a}`, '\\$\\{', '\ud83d', '[\ud83d\ude00]', '😀', '😀+', '\\ud83d\\ude00', '[é-ü]', '[à-ÿ]+',
    '\\d{4}-\\d{2}-\\d{2}', '[A-Z][a-z]+', '"([^"]*)"', '<([a-z]+)>.*?</\\1>', '(\\d+)\\s*(px|em|%)', '^\\s*$', '(?:\\d{1,3}\\.){3}\\d{1,3}', '[01]?\\d|2[0-3]', '(\\w)\\1', '^(?!.*foo).*$',
  ],
  i: ['abc', '[a-z]+', 'É', '(a)\\1', '\\bFOO\\b', '[^a-c]'],
  m: ['^', '$', '^a', 'b$', '^.*$', '^\\s*', '\\bfoo$'],
  s: ['.', 'a.b', '.+', '^.*$', 'a.*?c'],
  u: [
    '.', '\\u{1F600}', '😀+', '[😀👍]', '[^a]', '\\p{L}+', '\\p{Lu}', '\\P{L}', '\\p{Letter}', '\\p{Script=Greek}', '\\p{sc=Latn}+', '\\p{scx=Greek}', '\\p{Emoji}', '\\p{ASCII}', '\\p{Any}', '[\\p{L}\\d]+', '[^\\p{L}]', '\\p{gc=Nd}', '\\p{Uppercase}', '\\d+', '\\w', '\\s', '\\b', '(?<x>.)\\k<x>', '\\/', '[\\-a]',
  ],
  v: [
    '[a-z]', '[[a-z]--[aeiou]]', '[[a-z]&&[aeiou]]', '[\\w--\\d]', '[a[bc]]', '[\\q{abc|d}]', '[\\q{ab|c}x]', '[^[a-c]b]', '\\p{RGI_Emoji}', '[\\p{L}--[a-z]]', '[\\d&&[1-3]]', '[^\\d--5]', '[[\\q{ab}]--a]', '[\\w&&[^a]]',
  ],
  y: ['a', '\\d'],
  gim: ['^foo', 'bar$', '^(?<k>\\w+)=(?<v>.*)$'],
  is: ['a.B'],
}
/** Newer than Node 20. */
export const newer: readonly (readonly [pattern: string, flags: string])[] = [
  ['(?<a>x)|(?<a>y)', ''],
  ['(?<y>\\d{4})-(?<m>\\d\\d)|(?<m>\\d\\d)/(?<y>\\d{4})', ''],
  ['(?i:a)b', ''],
  ['(?-i:a)b', 'i'],
  ['(?s:.)a', ''],
  ['(?m:^a$)', ''],
  ['(?im-s:a.)', 's'],
]

export const patterns: readonly (readonly [pattern: string, flags: string])[] = [
  ...Object.entries(table).flatMap(([flags, all]) => all.map((pattern) => [pattern, flags] as const)),
  ...presets.map(({ pattern, flags }) => [pattern, flags] as const),
]

/** Texts to search with each of them. */
export const texts: readonly string[] = [
  'abc ABC 123',
  '2024-12-31 foo_bar-baz, foo=1',
  'aaa bb ab ab aab b',
  'é ñ ß Ünï É ٣٤ Ωμέγα',
  '',
  'a\nb\r\nfoo\nabc\n',
  '😀 x👍🏽 c😀😀',
  'x\u2028y\u00a0z\u0085\tq\v',
  '"q" \'s\' <b>x</b> $5 a{2} [x] ~ / \\ # `',
  'ann@example.com #fff 10.0.0.1 (555) 010-1234 12/31/2026',
]
