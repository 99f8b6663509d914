import { createElement, flushSync, render, useReducer } from 'preact/compat'

/** Renders what its root has, again after each update. */
function Root({ root }) {
  const [, update] = useReducer((count) => count + 1, 0)
  root.update = update
  return root.content
}

/**
 * React's, for the embeds. Preact's own renders at each call, even during another rendering: an effect that changes the
 * tool's value would run again, and new fields get the ids of others. Here, only the first call renders. Later ones
 * schedule an update, like a changed state.
 */
export function createRoot(container) {
  const root = { content: undefined, update: undefined }
  // As in React, an edit is rendered when its event ends. Something that fills in two fields at once edits the second one
  // right after the first. Not at `change`, which also comes from a field that's being removed, in the middle of a rendering.
  container.addEventListener('input', () => {
    if (root.update) flushSync(root.update)
  })
  return {
    render(content) {
      root.content = content
      if (root.update) root.update()
      else render(createElement(Root, { root }), container)
    },
    unmount() {
      root.update = undefined
      render(null, container)
    },
  }
}
