/** Additional styles for the home page and for the 404 page, which has the same ask box. */
import '../layout/ask-box.css'
import '../pages/embed-section.css'
import '../pages/home.css'
import '../pages/not-found.css'
