/** A typical page with everything that must not change. Formatting tidies it up; minifying makes it smaller. */
export const sample = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
    <title>Tea for two</title>
    <script>let   cups = 2</script>
</head>

<body>
  <header><h1>Tea   for <em>two</em></h1></header>
      <main>
  <p>Warm the pot, then <b>pour</b><i>!</i>
     <a href="/tea">More about tea</a></p>

    <ul>
        <li>Leaves<ul><li>Assam</li>
            <li>Darjeeling</li></ul></li>
        <li>Water
        <li>Milk, if you like
    </ul>

    <table>
        <tr><th>Leaves</th>   <td>2 spoons</td></tr>
        <tr><th>Time</th>     <td>4 minutes</td></tr>
    </table>
    <pre>  steep  4 min
  pour   2 cups</pre>
    <!-- Sugar is up to you. -->
      </main>
</body>
</html>
`
