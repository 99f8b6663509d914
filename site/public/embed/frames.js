// For pages with Pegboard frames (/embed/ID): makes each frame as tall as its content.
{
  const { origin: home } = new URL(document.currentScript.src)
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${home}/embed/`))
  // A sandboxed frame has no origin.
  const originOf = ({ sandbox }) => (sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : home)

  addEventListener('message', ({ data, origin, source }) => {
    if (data?.type !== 'pegboard:height' || !Number.isFinite(data.height)) return
    const frame = frames().find(({ contentWindow }) => contentWindow === source)
    if (!frame || origin !== originOf(frame)) return
    frame.style.height = `${Math.min(Math.max(data.height, 100), 10_000)}px`
  })
  // Frames that have already reported their height do so again. Later ones report it by themselves.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'pegboard:ask-height' }, '*')
}
