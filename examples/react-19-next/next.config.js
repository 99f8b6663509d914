/** A folder of files, as from the other examples. */
export default { output: 'export', distDir: 'dist' }
