import Html from 'html-webpack-plugin'

export default {
  mode: 'production',
  performance: false,
  entry: '../react-19/src/main.jsx',
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  plugins: [new Html({ template: 'index.html' })],
}
