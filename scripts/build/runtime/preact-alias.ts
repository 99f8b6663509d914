import { root } from '../tools.ts'

/** Elements have Preact inside, in place of React. */
export const preactAlias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': `${root}/scripts/build/runtime/create-root.mjs`,
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}
