import './web.scss'
