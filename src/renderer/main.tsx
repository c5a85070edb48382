import '#renderer/app/begin.ts'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/unbounded/index.css'
import { createRoot } from 'react-dom/client'
import { start } from '#renderer/app/start.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
// Not awaited: what is loaded on the way would wait for this module, and this module for it.
void start(createRoot(container))
