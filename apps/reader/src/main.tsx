import '@lectern/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { startReader } from './start-reader'

const root = document.getElementById('root')
if (root === null) throw new Error('No #root')
startReader(window).then((reader) => createRoot(root).render(reader), console.error)
