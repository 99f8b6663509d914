import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// As long as a busy machine needs; what is there is found at once.
configure({ asyncUtilTimeout: 30_000 })

/** The two walls of LOOK.md, on which a widget hangs. */
const wall = { light: '#f0ebe2', dark: '#131210' }

/** `color-scheme` alone: the widgets read it, as they do on any page. */
const onWall: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const minHeight = viewMode === 'story' ? '100vh' : undefined
  return (
    <div style={{ colorScheme: theme, background: wall[theme], padding: 24, minHeight, boxSizing: 'border-box' }}>
      <Story />
    </div>
  )
}

export default {
  decorators: [onWall],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // An error that axe finds fails the story.
    a11y: { test: 'error' },
  },
} satisfies Preview
