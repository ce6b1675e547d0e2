import './theme/reset.css'
import './theme/themes.css'
