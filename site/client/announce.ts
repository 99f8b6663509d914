/** For screen readers: the page's own status line, site/layout/app.tsx. */
export function announce(text: string): void {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}
