/** Announces a text to screen readers in the page's status line (site/layout/app.tsx). */
export function announce(text: string): void {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}
