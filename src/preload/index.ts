import { contextBridge } from 'electron'
import { createBridge } from './create-bridge.ts'
import { electronTransport } from './electron-transport.ts'

contextBridge.exposeInMainWorld('cosmia', createBridge(electronTransport))
