// Runs before the first paint, so that no other theme and no closed announcement flashes.
{
  const key = 'pegboard-theme'
  const closed = 'pegboard-announcement'
  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const walls = { light: '#fffdfa', dark: '#1d1b18' }

  // Storage throws if it's blocked. Then the choice isn't remembered.
  const recall = (key, area = 'localStorage') => {
    try {
      return globalThis[area].getItem(key)
    } catch {
      return null
    }
  }
  const remember = (key, choice) => {
    try {
      localStorage.setItem(key, choice)
    } catch {}
  }
  const show = (theme) => {
    page.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = walls[theme]
  }
  const follow = () => {
    const choice = recall(key)
    show(choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light')
  }

  follow()
  if (recall(closed)) page.dataset.announcement = 'closed'
  // Reserves space for the home page's strip of tools.
  if (/\["/.test(`${recall('pegboard-stars')}${recall('pegboard-recent', 'sessionStorage')}`)) page.dataset.tools = ''
  dark.addEventListener('change', follow)
  addEventListener('storage', follow)
  document.addEventListener('click', (event) => {
    if (event.target.closest?.('[data-dismiss]')) {
      page.dataset.announcement = 'closed'
      remember(closed, '1')
      // The focused button is gone.
      document.querySelector('header a')?.focus({ preventScroll: true })
    }
    if (!event.target.closest?.('[data-theme-toggle]')) return
    const theme = page.dataset.theme === 'dark' ? 'light' : 'dark'
    show(theme)
    remember(key, theme)
  })
}
