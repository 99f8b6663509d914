/** Characters that are looked at. */
const most = 20_000

/** Before JSON there may be space, comments and what's left of something around it. */
const before = /^(?:[\s,;(]|\/\*[\s\S]*?\*\/|\/\/[^\n]*|#[^\n]*)+/
/** A number, if need be an unfinished one, or a word such as true, None or NaN. */
const scalar =
  /^(?:[-+]?(?:[\d_]+\.?\d*|\.\d+)?(?:e[-+]?\d*)?|0x[\da-f]+|\d+n|-?infinity|true|false|null|none|undefined|nan)$/i
/** After a string the text ends or goes on as JSON does. After a quotation, a sentence goes on. */
const next = String.raw`[ \t]*(?:$|["':,;+\]})\n\r\\/#])`
const string = new RegExp(
  String.raw`^(?:\\?"(?:[^"\\]|\\[\s\S]?)*(?:$|"${next})|['‘](?:[^'’\\]|\\[\s\S]?)*(?:$|['’]${next})|“[^”]*(?:$|”${next}))`,
)
/** `[server]` and then `port = 80`, or two settings. */
const settings =
  /^\[{1,2}[A-Za-z_][\w.\- "]*\]{1,2}[ \t]*(?:[#;].*)?(?:\s*[#;].*)*\s*(?:[\w.\-"]+[ \t]*=|\[)|^[\w.-]+[ \t]*=(?![ \t]*[[{(])|^[\w.-]+[ \t]*=.*\n(?:.*\n)*?[\w.-]+[ \t]*=/
/** `[INFO] started`, `[1] A footnote` or `[link](…)`. */
const label = /^\[[^[\]{}"',\n]*\][ \t:-]*[\p{L}(]/u
/** In a script: `const a = {`, `export default [` or `callback({`. */
const script =
  /^(?:export\s+default\s|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*=|[\w$.]+\s*=)\s*[[{("']|^(?:new\s+)?[\w$.]+\s*\(\s*(?:[[{]|(?:["'][^"'\n]*["']|-?[\d.]+|true|false|null)\s*\))/
/** After other text: `{"key":`, `[{`, `["`, `[1,`, or a block of code. */
const inside =
  /\{\s*(?:\\?"|['“‘])[^"'“”‘’\n]*["'”’]\s*:|\[\s*(?:[{["']|-?\d[\d.]*\s*,)|[:=]\s*\{\s*[\w$]+\s*:|```\w*\s*[[{]/

/** Whether an invalid text is like JSON, so that a repair makes sense: not a web page, a settings file or prose. */
export function isRepairable(text: string): boolean {
  const start = text.slice(0, most).replace(before, '')
  if (start === '' || start.startsWith('<') || settings.test(start)) return false
  if (/^[[\]{}]/.test(start)) return !label.test(start) || inside.test(start)
  if (start.split(/[\s,;)]+/).every((word) => scalar.test(word))) return true
  return string.test(start) || script.test(start) || inside.test(start)
}
