import { useCallback, useEffect, useState } from 'react'
import { lazy, useLazy } from '../base/lazy'
// The editor loads on use. If only it had this import, all pages of the site would link these (per-tool-chunks.ts).
import './code-area.css'

export type Language = 'json' | 'html' | 'text'

const lazyEditor = lazy(() => import('./editors'))
/** More than half as large as the editor, and not needed for plain text. */
const lazyGrammars = lazy(() => import('./grammars'))

/** Milliseconds in which the page becomes usable. */
const pause = 200

/**
 * The editor's code for a language. It's loaded once the page is painted and idle or, if there's nothing to color yet,
 * with the first touch: `load` is for pointers and focus.
 */
export function useCodeEditor(language: Language | undefined, isEmpty = false) {
  const editor = useLazy(lazyEditor)
  const grammars = useLazy(lazyGrammars)
  const [loadEditor, loadGrammars] = [editor.load, grammars.load]
  const isCode = language === 'json' || language === 'html'
  const load = useCallback(() => {
    if (!language) return
    void loadEditor()
    if (isCode) void loadGrammars()
  }, [language, isCode, loadEditor, loadGrammars])
  useEffect(() => {
    if (!language || isEmpty) return
    let idle: number | undefined
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(load)
      else load()
    }, pause)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [language, isEmpty, load])
  return {
    load,
    editor: language && (grammars.module || !isCode) ? editor.module : undefined,
    grammar: isCode ? grammars.module?.[language] : undefined,
    failed: editor.failed,
  }
}

/** The editor that replaces a text area, with handlers for that and the place around it. */
export function useCodeArea(language: Language | undefined, isEmpty: boolean) {
  const { editor, grammar, load } = useCodeEditor(language, isEmpty)
  const [isComposing, setComposing] = useState(false)
  return {
    CodeArea: isComposing ? undefined : editor?.CodeArea,
    grammar,
    touch: { onPointerEnter: load, onFocus: load },
    /** A word that's composed from several keys would be broken off. */
    composition: { onCompositionStart: () => setComposing(true), onCompositionEnd: () => setComposing(false) },
  }
}
