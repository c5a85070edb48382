import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(createElement('article', null, 'Nada'))
