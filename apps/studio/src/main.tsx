import '@lectern/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { studioElement } from './app/start-studio'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root" for the studio to stand in.')
createRoot(root).render(studioElement())
