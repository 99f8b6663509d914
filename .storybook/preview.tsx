import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// Long enough for a busy machine. Elements that already exist are found immediately.
configure({ asyncUtilTimeout: 30_000 })

/** The site's background color in the light and dark themes. */
const wall = { light: '#f0ebe2', dark: '#131210' }

/** Sets only `color-scheme`, which widgets follow on any page. */
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
    // An accessibility error found by axe fails the story. `npm test` leaves axe to `npm run verify`.
    a11y: { test: import.meta.env.PEGBOARD_SCALE === 'quick' ? 'off' : 'error' },
  },
} satisfies Preview
