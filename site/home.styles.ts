/** What home alone wears. */
import './hero.css'
import './home.css'
