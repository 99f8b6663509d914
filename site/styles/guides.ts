/** What guides and legal pages need besides main.ts. */
import '../pages/guides.css'
