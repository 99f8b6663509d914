// The browser's first number format loads locale data, which takes as long as hydrating most tools. This does it early,
// while the page's styles are on their way.
new Intl.NumberFormat('en-US').formatToParts(1.5)
