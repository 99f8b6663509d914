/** Additional styles for guides and legal pages. */
import '../pages/guides.css'
