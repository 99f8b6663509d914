import { minify } from 'terser'
import { minifyJson } from './json'
import type { Code, Rewritten } from './rewritten'
import { failureOf, hasHtmlComment, hasTemplateTag } from './unread'

/** Minifies JavaScript with terser, and JSON. Names that other scripts can see stay. */
export async function terseCode({ language, text }: Code): Promise<Rewritten> {
  if (hasHtmlComment(text)) return { reason: 'html-comment', line: 1 }
  if (language !== 'json' && hasTemplateTag(text)) return { reason: 'changed', line: 1 }
  try {
    if (language === 'json') return { text: minifyJson(text), fixed: new Set() }
    const { code = '' } = await minify(text, {
      module: language === 'module',
      compress: { drop_debugger: false },
      format: { comments: /^!|@license|@preserve/, inline_script: true },
    })
    const isSafe = !/<\/script|<!--/i.test(code) && (code !== '' || language === 'script' || language === 'module')
    return isSafe ? { text: code, fixed: new Set() } : { reason: 'changed', line: 1 }
  } catch (error) {
    return failureOf(error, text)
  }
}
