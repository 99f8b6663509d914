import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Only needed next to other apps with React 19: npm installs Pegboard once for all of them.
  resolve: { dedupe: ['react', 'react-dom'] },
})
