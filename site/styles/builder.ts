/** Additional styles for the page with the builder. Tool pages load them with the builder. */
import '../builder/builder.css'
import '../builder/builder-page.css'
