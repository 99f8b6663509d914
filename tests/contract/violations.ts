import axe from 'axe-core'

/** What axe finds in a card. */
export async function violationsIn(container: Element): Promise<string[]> {
  // During a transition, colors have a different contrast.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish()
  const { violations } = await axe.run(container, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}
