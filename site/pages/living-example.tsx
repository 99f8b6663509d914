import type { ReactNode } from 'react'
import { answerOf, exampleOf } from './examples'
import { example, exampleCode, picture } from './home.css'

/** The answer to a tool's example, in a small size. A picture if the tool creates one. */
export function LivingExample({ id }: { readonly id: string }) {
  const Picture = pictures[id]
  if (Picture) return <Picture output={answerOf(id)?.output} />
  const text = exampleOf(id)
  return text ? <span className={codes.has(id) ? exampleCode : example}>{text}</span> : null
}

const codes = new Set(['json-editor', 'regex-tester', 'base64-tool', 'html-formatter', 'ip-lookup'])

interface PictureProps {
  // biome-ignore lint/suspicious/noExplicitAny: each picture knows its own engine's output
  readonly output: any
}

/** Uses SVG attributes only, because the page's policy doesn't allow style attributes. */
const pictures: Readonly<Record<string, (props: PictureProps) => ReactNode>> = {
  'color-generator': ({ output }) => (
    <Drawing width={80} height={22}>
      <clipPath id="swatches">
        <rect width="80" height="22" rx="6" />
      </clipPath>
      <g clipPath="url(#swatches)">
        {output.colors.slice(0, 5).map((color: string, index: number) => (
          <rect key={color} x={index * 16} width="16" height="22" fill={color} />
        ))}
      </g>
    </Drawing>
  ),
  'gradient-generator': ({ output }) => (
    <Drawing width={80} height={22}>
      <linearGradient id="gradient">
        {stopsOf(output.css).map(({ color, at }) => (
          <stop key={at} offset={at} stopColor={color} />
        ))}
      </linearGradient>
      <rect width="80" height="22" rx="6" fill="url(#gradient)" />
    </Drawing>
  ),
  'box-shadow-generator': () => (
    <Drawing width={44} height={30}>
      <filter id="shadow" x="-50%" y="-50%" width="200%" height="200%">
        <feDropShadow dx="0" dy="3" stdDeviation="3" floodOpacity=".35" />
      </filter>
      <rect x="6" y="4" width="32" height="18" rx="5" fill="#fff" filter="url(#shadow)" />
    </Drawing>
  ),
  'qr-generator': ({ output }) => (
    <Drawing width={30} height={30} view={output.modules.length}>
      <path d={darkModules(output.modules)} fill="currentColor" />
    </Drawing>
  ),
  'password-generator': () => <span className={example}>••••••••••••</span>,
}

interface DrawingProps {
  readonly width: number
  readonly height: number
  /** The side of a square drawing in its own units. */
  readonly view?: number
  readonly children: ReactNode
}

const Drawing = ({ width, height, view, children }: DrawingProps) => (
  <svg
    className={picture}
    width={width}
    height={height}
    viewBox={view ? `0 0 ${view} ${view}` : `0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** 'linear-gradient(90deg, #8d3084 0%, #e07a2f 100%)' */
function stopsOf(css: string): readonly { readonly color: string; readonly at: string }[] {
  return [...css.matchAll(/(#[\da-f]{3,8})\s+([\d.]+%)/gi)].map(([, color = '', at = '']) => ({ color, at }))
}

const darkModules = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
