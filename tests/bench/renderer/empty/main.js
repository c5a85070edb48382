/* global URL */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, BrowserWindow, net, protocol } from 'electron'

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])

const serve = (request) =>
  net.fetch(pathToFileURL(path.join(import.meta.dirname, new URL(request.url).pathname)).href)

void app.whenReady().then(() => {
  protocol.handle('app', serve)
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, backgroundThrottling: false },
  })
  window.once('ready-to-show', () => window.show())
  void window.loadURL('app://bundle/index.html')
})
