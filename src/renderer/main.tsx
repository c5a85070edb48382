import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/unbounded/index.css'
import { createRoot } from 'react-dom/client'
import { start } from './app/start.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
await start(createRoot(container))
