import axe from 'axe-core'

/** What axe finds in a card. Only colors are different in the dark theme. */
export async function violationsIn(container: Element, { scheme }: { readonly scheme: string }): Promise<string[]> {
  // During a transition, colors have a different contrast.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish()
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    ...(scheme === 'dark' && { runOnly: ['cat.color'] }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}
