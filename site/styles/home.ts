/** What the home page and the 404 page, which has the same ask box, need besides main.ts. */
import '../layout/ask-box.css'
import '../pages/embed-section.css'
import '../pages/home.css'
import '../pages/not-found.css'
