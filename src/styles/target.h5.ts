import './pages.scss'
import './web.scss'
