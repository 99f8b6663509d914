import axe from 'axe-core'

/** The rules for colors, without those for a contrast of 7:1. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in a card, and labels that aren't read. Only colors are different in the dark theme. */
export async function violationsIn(container: Element, scheme: 'light' | 'dark'): Promise<string[]> {
  // During a transition, colors have a different contrast.
  // The end of one can start another, of a color that's inherited.
  for (let running = runningIn(container); running.length > 0; running = runningIn(container))
    for (const animation of running) animation.finish()
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    ...(scheme === 'dark' && { runOnly: colorRules }),
  })
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`)),
    ...unreadIn(container),
  ]
}

/** Pictures with a label but no role. Screen readers skip the label, and axe doesn't find them. */
const unreadIn = (container: Element) =>
  [...container.querySelectorAll('svg:is([aria-label], [aria-labelledby]):not([role])')].map(
    (picture) => `a label without a role: ${picture.outerHTML.slice(0, 200)}`,
  )

const runningIn = (container: Element) =>
  container.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'finished')
