// `npm run heights`: measures how tall each built embed is at every width, and writes scripts/build/heights.json. The build
// makes style sheets of it that reserve this height until the embed's script has run. Run it after you change a layout.
// A page's options change it: `looks` are those that change it for every tool.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const ids = readdirSync(path('src/widgets')).filter((name) => name !== 'core')

/** The attributes that each look is measured with. */
const looks = { full: [], compact: ['compact'], resultOnly: ['result-only'] }

const step = 10
/** Smaller differences aren't worth another rule. They move the text below by half as much at most. */
const tolerance = 20
/**
 * Some panes are a share of the window's height but have a minimum. In a low window they have the minimum, and the other
 * two show the share.
 */
const windows = { low: 560, tall: 900, taller: 1100 }

const { url, put, close } = await serve({ root: path('dist/embed'), port: 0 })
put(
  '/page.html',
  '<!doctype html><html lang="en"><title>Heights</title><body style="margin: 0"><div></div></body></html>',
)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })

/** From and to these widths, with larger controls if people use fingers. */
async function measure(from, to, isMobile) {
  const viewport = { width: 1400, height: windows.tall }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', hasTouch: isMobile, isMobile })
  await page.goto(`${url}/page`)
  const heights = {}
  for (const id of ids) {
    heights[id] = {}
    for (const [look, attributes] of Object.entries(looks)) {
      await page.setViewportSize(viewport)
      await page.evaluate(show, { id, attributes })
      const widths = await page.evaluate(widthsOf, { from, to, step, tolerance })
      const at = {}
      for (const [name, height] of Object.entries(windows)) {
        await page.setViewportSize({ ...viewport, height })
        at[name] = await page.evaluate(heightsAt, widths)
      }
      const rules = widths.map((width, index) => [width, ...rule(at.low[index], at.tall[index], at.taller[index])])
      heights[id][look] = merge(rules)
    }
  }
  await page.close()
  return heights
}

/** A height in px, or three numbers: [540, 60, 230] is `max(540px, 60vh + 230px)`. */
function rule(low, tall, taller) {
  const share = Math.round(((taller - tall) / (windows.taller - windows.tall)) * 100)
  return share > 0 ? [low, share, Math.round(tall - (share / 100) * windows.tall)] : [tall]
}

/** Neighboring widths with nearly the same height share a rule, with the height in the middle. */
function merge(rules) {
  const groups = []
  for (const one of rules) {
    const group = [...(groups.at(-1) ?? []), one]
    const isNear = group.every((rule) => rule[2] === one[2]) && [1, 3].every((at) => !(spread(group, at) > tolerance))
    if (isNear && groups.length > 0) groups.splice(-1, 1, group)
    else groups.push([one])
  }
  return groups.map((group) => {
    const [width, , share] = group[0]
    return [width, middle(group, 1), ...(share ? [share, middle(group, 3)] : [])]
  })
}

const spread = (group, at) => {
  const numbers = group.map((rule) => rule[at])
  return Math.max(...numbers) - Math.min(...numbers)
}
const middle = (group, at) => Math.round(Math.max(...group.map((rule) => rule[at])) - spread(group, at) / 2)

// These three run in the page.

async function show({ id, attributes }) {
  await import(`/${id}.js`)
  const tool = document.createElement(`pegboard-${id}`)
  for (const name of attributes) tool.setAttribute(name, '')
  document.querySelector('div').replaceChildren(tool)
  // By then, the tool's effects have run.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** The widths at each step. Where the height jumps between two of them, the width from which it's different. */
function widthsOf({ from, to, step, tolerance }) {
  const place = document.querySelector('div')
  const heightAt = (width) => {
    place.style.width = `${width}px`
    return place.getBoundingClientRect().height
  }
  const widths = [from]
  for (let width = from + step; width <= to; width += step) {
    let [before, after] = [width - step, width]
    const height = heightAt(before)
    while (after - before > 1 && Math.abs(heightAt(after) - height) > tolerance / 2) {
      const between = (before + after) >> 1
      if (Math.abs(heightAt(between) - height) > tolerance / 2) after = between
      else before = between
    }
    widths.push(after)
  }
  return widths
}

function heightsAt(widths) {
  const place = document.querySelector('div')
  return widths.map((width) => {
    place.style.width = `${width}px`
    return Math.round(place.getBoundingClientRect().height)
  })
}

// Narrow columns are mostly on phones.
const narrow = await measure(240, 640, true)
const wide = await measure(640, 1300, false)
// A line for each look.
const lines = ids.map((id) => {
  const perLook = Object.keys(looks).map(
    (look) => `    "${look}": ${JSON.stringify([...narrow[id][look], ...wide[id][look]])}`,
  )
  return `  "${id}": {\n${perLook.join(',\n')}\n  }`
})
writeFileSync(path('scripts/build/heights.json'), `{\n${lines.join(',\n')}\n}\n`)
await browser.close()
await close()
