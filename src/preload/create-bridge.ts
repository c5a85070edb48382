import type { DesktopBridge, Unsubscribe } from '#shared/bridge.ts'
import type { EventName, Events } from '#shared/ipc/contract.ts'
import type { Transport } from './transport.ts'

/** The bridge for the page: one plain function per request to main (design §4). */
export function createBridge(transport: Transport): DesktopBridge {
  const { request } = transport
  const listen = subscriber(transport)
  return {
    session: {
      get: (key) => request('session.get_value', { key }),
      set: (key, value) => request('session.set_value', { key, value }),
      remove: (key) => request('session.remove_value', { key }),
      onAvailable: (listener) => listen('session.available', () => listener()),
      onKept: (listener) => listen('session.kept', () => listener()),
    },
    files: {
      open: (kind) => request('file.open_dialog', { kind }),
      openSeveral: (kind) => request('file.open_several', { kind }),
      save: (file) => request('file.save_dialog', file),
      choosePlace: (suggestedName) => request('file.place_dialog', { suggestedName }),
      writePart: (token, bytes) => request('file.write_part', { token, bytes }),
      finishParts: (token) => request('file.finish_parts', { token }),
      discardParts: (token) => request('file.discard_parts', { token }),
      showInFolder: (token) => request('file.show_in_folder', { token }),
      onPictureSaved: (listener) => listen('file.picture_saved', ({ place }) => listener(place)),
    },
    notifications: {
      show: (notification) => request('notification.show_one', notification),
      update: (notification) => request('notification.update_one', notification),
      close: (tag) => request('notification.close_one', { tag }),
      openSettings: () => request('notification.open_settings', {}),
      onActivate: (listener) => listen('notification.activated', listener),
    },
    app: {
      info: () => request('app.get_info', {}),
      setServer: (server) => request('app.set_server', server),
      exportDiagnostics: () => request('app.export_diagnostics', {}),
      restart: () => request('app.restart', {}),
      openExternal: (url) => request('app.open_external', { url }),
      setBadge: (count) => request('app.set_badge', { count }),
      holdEnd: (holds) => request('app.hold_end', { holds }),
      onEnding: (listener) => listen('app.ending', () => listener()),
    },
    links: { onOpen: (listener) => listen('link.opened', ({ route }) => listener(route)) },
    menu: { onChoose: (listener) => listen('menu.chosen', ({ shortcut }) => listener(shortcut)) },
    preferences: {
      get: () => request('preference.get_all', {}),
      change: (some) => request('preference.change_some', some),
      onChange: (listener) => listen('preference.changed', listener),
    },
    power: { onResume: (listener) => listen('power.resumed', () => listener()) },
    questions: {
      open: () => request('question.get_open', {}),
      showCertificate: (id, index) => request('question.show_certificate', { id, index }),
      giveLogin: (id, login) => request('question.give_login', { id, ...login }),
      refuse: (id) => request('question.refuse_answer', { id }),
      onChange: (listener) => listen('question.changed', listener),
      onCertificateRefused: (listener) =>
        listen('question.certificate_refused', ({ fault }) => listener(fault)),
    },
    updates: {
      news: () => request('update.get_news', {}),
      look: () => request('update.look_now', {}),
      download: () => request('update.start_download', {}),
      install: () => request('update.install_now', {}),
      putOff: () => request('update.put_off', {}),
      onChange: (listener) => listen('update.changed', listener),
    },
  }
}

/** Subscribes first and then tells main to start, so that no event held back by main is missed. */
function subscriber(transport: Transport) {
  return <Name extends EventName>(event: Name, listener: (payload: Events[Name]) => void): Unsubscribe => {
    const stop = transport.onEvent((message) => {
      if (message.event === event) listener(message.payload as Events[Name])
    })
    void transport.request('event.start_delivery', { event })
    return stop
  }
}
