import { useEffect } from 'react'
import { lazy, useLazy } from '../base/lazy'
// The editor loads on use. If only it had this import, all pages of the site would link these (per-tool-chunks.ts).
import './code-area.css'

export type Language = 'json' | 'html' | 'text'

const lazyEditor = lazy(() => import('./editors'))
/** More than half as large as the editor, and not needed for plain text. */
const lazyGrammars = lazy(() => import('./grammars'))

/** Milliseconds in which the page becomes usable. */
const pause = 200

/** The editor's code for a language, loaded once the page is painted and idle. */
export function useCodeEditor(language: Language | undefined) {
  const editor = useLazy(lazyEditor)
  const grammars = useLazy(lazyGrammars)
  const [loadEditor, loadGrammars] = [editor.load, grammars.load]
  const isCode = language === 'json' || language === 'html'
  useEffect(() => {
    if (!language) return
    const begin = () => {
      void loadEditor()
      if (isCode) void loadGrammars()
    }
    let idle: number | undefined
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(begin)
      else begin()
    }, pause)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [language, isCode, loadEditor, loadGrammars])
  return {
    editor: language && (grammars.module || !isCode) ? editor.module : undefined,
    grammar: isCode ? grammars.module?.[language] : undefined,
    failed: editor.failed,
  }
}
