import './mini.scss'
