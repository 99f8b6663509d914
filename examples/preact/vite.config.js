import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

// The preset replaces React, which Pegboard imports, with preact/compat.
export default defineConfig({ plugins: [preact()] })
